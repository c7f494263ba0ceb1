import type { Article } from '../article'

export const FIRST_WALLPAPER: Article = {
  slug: 'first-wallpaper',
  title: [
    'Je eerste wand behangen',
    'Die erste Wand tapezieren',
    'Tapisser son premier mur',
    'Papering your first wall',
  ],
  summary: [
    'Eén wand, één middag en een recht begin. Zo werk je van de eerste baan naar de laatste.',
    'Eine Wand, ein Nachmittag und ein gerader Anfang: So geht es von der ersten Bahn zur letzten.',
    'Un mur, un après-midi et un bon départ : du premier lé au dernier.',
    'One wall, one afternoon and a straight start: from the first strip to the last.',
  ],
  author: 'Wilm',
  date: '2026-10-02',
  tags: ['wallpaper', 'make'],
  lines: [
    [
      'Kies voor je eerste keer een wand zonder ramen of deuren. Vliesbehang is het vriendelijkst: je lijmt de muur in plaats van de baan, en je kunt elke baan nog even verschuiven.',
      'Nimm für das erste Mal eine Wand ohne Fenster und Türen. Vliestapete ist am freundlichsten: Du kleisterst die Wand statt der Bahn und kannst jede Bahn noch ein wenig verschieben.',
      'Pour une première fois, choisissez un mur sans fenêtre ni porte. L’intissé est le plus accommodant : on encolle le mur et non le lé, et chaque lé peut encore glisser un peu.',
      'For a first time choose a wall without windows or doors. Non-woven paper is the kindest: you paste the wall instead of the strip, and every strip can still be moved a little.',
    ],
    ['## Meten', '## Messen', '## Mesurer', '## Measure'],
    [
      'Meet de breedte en de hoogte van de wand en tel bij de hoogte tien centimeter op voor het snijden. Bij een patroon dat zich herhaalt rond je de hoogte van elke baan af naar boven, op een heel aantal herhalingen. Bestel één rol extra met hetzelfde partijnummer.',
      'Miss Breite und Höhe der Wand und gib zur Höhe zehn Zentimeter für den Zuschnitt dazu. Bei einem Muster mit Rapport rundest du die Länge jeder Bahn auf ein ganzes Vielfaches des Rapports auf. Bestell eine Rolle mehr, aus derselben Charge.',
      'Mesurez la largeur et la hauteur du mur, et ajoutez dix centimètres à la hauteur pour la coupe. Si le motif se répète, arrondissez la longueur de chaque lé au raccord supérieur. Commandez un rouleau de plus, du même bain.',
      'Measure the width and height of the wall and add ten centimetres to the height for cutting. Where a pattern repeats, round the length of every strip up to a whole number of repeats. Order one extra roll from the same batch.',
    ],
    [
      '## Het rechte begin',
      '## Der gerade Anfang',
      '## Un départ bien droit',
      '## The straight start',
    ],
    [
      'Muren zijn zelden recht, een schietlood wel. Zet een lijn op een baanbreedte van de hoek en plak de eerste baan tegen die lijn. Lijm steeds een strook iets breder dan de baan, begin bovenaan en strijk van het midden naar buiten.',
      'Wände sind selten gerade, ein Lot ist es immer. Zieh eine Linie im Abstand einer Bahnbreite zur Ecke und setz die erste Bahn daran an. Kleistere jeweils etwas breiter als die Bahn, beginne oben und streich von der Mitte nach außen.',
      'Les murs sont rarement droits, le fil à plomb l’est toujours. Tracez une ligne à une largeur de lé de l’angle et posez le premier lé contre elle. Encollez un peu plus large que le lé, partez du haut et lissez du centre vers les bords.',
      'Walls are seldom straight; a plumb line always is. Draw a line one strip’s width from the corner and hang the first strip against it. Paste a little wider than the strip, start at the top and smooth from the middle outwards.',
    ],
    ['## De laatste baan', '## Die letzte Bahn', '## Le dernier lé', '## The last strip'],
    [
      'Snijd pas als de baan goed zit, met een nieuw mes langs een brede plamuurspatel. Neem lijmresten meteen weg met een vochtige spons. Zet de verwarming laag en laat de wand een nacht met rust.',
      'Geschnitten wird erst, wenn die Bahn sitzt: mit frischer Klinge entlang eines breiten Spachtels. Kleisterreste gleich mit einem feuchten Schwamm abnehmen. Heizung herunterdrehen und die Wand über Nacht in Ruhe lassen.',
      'Ne coupez qu’une fois le lé bien en place, avec une lame neuve le long d’une large spatule. Retirez aussitôt les traces de colle à l’éponge humide. Baissez le chauffage et laissez le mur tranquille pour la nuit.',
      'Cut only once the strip is in place, with a new blade along a wide filling knife. Wipe off paste at once with a damp sponge. Turn the heating down and leave the wall alone for a night.',
    ],
    [
      '> Tip: nummer de banen op de achterkant met potlood en leg ze in volgorde klaar. Met lijm aan je handen wil je niet meer zoeken.',
      '> Tipp: Nummeriere die Bahnen hinten mit Bleistift und leg sie in Reihenfolge bereit. Mit Kleister an den Händen will niemand mehr suchen.',
      '> Conseil : numérotez les lés au crayon, au dos, et posez-les dans l’ordre. Les mains pleines de colle, on n’a plus envie de chercher.',
      '> Tip: number the strips on the back in pencil and lay them out in order. With paste on your hands you no longer want to search.',
    ],
    [
      'Hoeveel rollen je nodig hebt, reken je uit met onze [behanggids](/wallpaper-guide). Nog geen patroon? Lees [Een kleur kiezen die blijft](/blog/choosing-a-colour).',
      'Wie viele Rollen du brauchst, steht in unserem [Tapetenratgeber](/wallpaper-guide). Noch kein Muster? Lies [Eine Farbe, die bleibt](/blog/choosing-a-colour).',
      'Pour le nombre de rouleaux, suivez notre [guide de pose](/wallpaper-guide). Pas encore de motif ? Lisez [Choisir une couleur qui dure](/blog/choosing-a-colour).',
      'Our [wallpaper guide](/wallpaper-guide) tells you how many rolls you need. No pattern yet? Read [Choosing a colour that lasts](/blog/choosing-a-colour).',
    ],
  ],
  shelf: 'wallpaper',
  button: ['Bekijk het behang', 'Tapeten ansehen', 'Voir les papiers peints', 'See the wallpaper'],
}
