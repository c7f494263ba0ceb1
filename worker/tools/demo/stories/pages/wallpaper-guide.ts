import { asset, block, linkTo, table } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { TextPage } from './text-page'

export const WALLPAPER_GUIDE: TextPage = {
  slug: 'wallpaper-guide',
  title: [
    'Behang meten, bestellen en hangen',
    'Tapeten messen, bestellen, kleben',
    'Mesurer, commander, poser son papier peint',
    'Measuring, ordering and hanging wallpaper',
  ],
  lines: [
    [
      'Op elke behangpagina staat een rekenhulp: vul breedte en hoogte van je wand in en je ziet hoeveel rollen je nodig hebt. Hier staat hoe je die twee maten neemt, en wat je daarna doet.',
      'Auf jeder Tapetenseite steht ein Rollenrechner: Gib Breite und Höhe deiner Wand ein, und du siehst, wie viele Rollen du brauchst. Hier steht, wie du die beiden Maße nimmst und was danach kommt.',
      'Chaque page de papier peint propose un calculateur : indiquez la largeur et la hauteur du mur, il vous donne le nombre de rouleaux. Voici comment prendre ces deux mesures, et la suite.',
      'Every wallpaper page has a calculator: enter the width and height of your wall and you see how many rolls you need. Here is how to take those two measurements, and what comes next.',
    ],
    ['## 1. Meten', '## 1. Messen', '## 1. Mesurer', '## 1. Measure'],
    [
      '- Meet de breedte op drie hoogten en neem de grootste.',
      '- Miss die Breite auf drei Höhen und nimm das größte Maß.',
      '- Mesurez la largeur à trois hauteurs et retenez la plus grande.',
      '- Measure the width at three heights and take the largest.',
    ],
    [
      '- Meet de hoogte van plint tot plafond, links, midden en rechts.',
      '- Miss die Höhe von der Fußleiste zur Decke, links, mittig und rechts.',
      '- Mesurez la hauteur de la plinthe au plafond, à gauche, au centre et à droite.',
      '- Measure the height from skirting to ceiling on the left, in the middle and on the right.',
    ],
    [
      '- Trek deuren en ramen niet af: je hebt dat stuk nodig voor het patroon.',
      '- Zieh Türen und Fenster nicht ab: Du brauchst das Stück für das Muster.',
      '- Ne déduisez ni portes ni fenêtres : ces morceaux serviront au raccord.',
      '- Do not subtract doors and windows: you need those pieces for the pattern.',
    ],
    [
      '## 2. Patroon en rapport',
      '## 2. Muster und Rapport',
      '## 2. Motif et raccord',
      '## 2. Pattern and repeat',
    ],
    [
      'Een patroon herhaalt zich na een vast aantal centimeters: het rapport. Bij een wand van 240 cm tel je 10 cm op om te snijden. Met 53 cm rapport heb je per baan dan vijf herhalingen nodig, dus 265 cm, en haal je drie banen uit een rol van 10,05 m. Zonder rapport zijn het er vier.',
      'Ein Muster wiederholt sich nach einer festen Länge: dem Rapport. Bei 240 cm Wandhöhe kommen 10 cm für den Zuschnitt dazu. Mit 53 cm Rapport brauchst du pro Bahn dann fünf Wiederholungen, also 265 cm, und bekommst drei Bahnen aus einer Rolle von 10,05 m. Ohne Rapport sind es vier.',
      'Un motif se répète tous les tant de centimètres : c’est le raccord. Pour un mur de 240 cm, ajoutez 10 cm de coupe. Avec un raccord de 53 cm, chaque lé demande alors cinq répétitions, soit 265 cm, et un rouleau de 10,05 m en donne trois. Sans raccord, il en donne quatre.',
      'A pattern repeats after a fixed length: the repeat. For a wall of 240 cm add 10 cm to cut. With a repeat of 53 cm every strip then needs five repeats, so 265 cm, and a roll of 10.05 m gives three. Without a repeat it gives four.',
    ],
    ['## 3. Hangen', '## 3. Kleben', '## 3. Poser', '## 3. Hang'],
    [
      '1. Maak de wand glad, droog en schoon. Een zuigende muur krijgt eerst voorstrijk.',
      '1. Die Wand ist glatt, trocken und sauber. Saugender Untergrund bekommt zuerst Tiefengrund.',
      '1. Le mur est lisse, sec et propre. Un fond poreux reçoit d’abord une sous-couche.',
      '1. Make the wall smooth, dry and clean. An absorbent wall needs a primer first.',
    ],
    [
      '1. Trek met een waterpas een loodlijn op een baanbreedte van de hoek.',
      '1. Zieh mit der Wasserwaage eine senkrechte Linie, eine Bahnbreite von der Ecke entfernt.',
      '1. Tracez au niveau une ligne verticale à une largeur de lé de l’angle.',
      '1. Draw a plumb line one strip’s width from the corner.',
    ],
    [
      '1. Lijm de muur, niet het papier, iets breder dan één baan.',
      '1. Kleistere die Wand, nicht das Papier, etwas breiter als eine Bahn.',
      '1. Encollez le mur, pas le papier, un peu plus large qu’un lé.',
      '1. Paste the wall, not the paper, a little wider than one strip.',
    ],
    [
      '1. Hang de baan langs de lijn, laat boven en onder 5 cm over en strijk van het midden naar buiten.',
      '1. Setz die Bahn an die Linie, lass oben und unten 5 cm Zugabe und streich von der Mitte nach außen.',
      '1. Posez le lé contre la ligne, laissez 5 cm en haut et en bas, lissez du centre vers les bords.',
      '1. Hang the strip along the line, leave 5 cm over at top and bottom and smooth from the middle outwards.',
    ],
    [
      '1. Snijd af met een nieuw mesje langs een breed plamuurmes. Volgende baan, strak ertegenaan.',
      '1. Schneide mit frischer Klinge am breiten Spachtel ab. Nächste Bahn, stumpf auf Stoß.',
      '1. Coupez avec une lame neuve le long d’une large spatule. Lé suivant, bord à bord.',
      '1. Trim with a new blade along a wide filling knife. Next strip, edge to edge.',
    ],
    [
      '> Bestel alles in één keer: rollen met hetzelfde partijnummer hebben precies dezelfde kleur. Ongeopende rollen mogen tot 60 dagen [terug](/returns).',
      '> Bestell alles auf einmal: Rollen aus derselben Charge haben genau dieselbe Farbe. Ungeöffnete Rollen gehen bis zu 60 Tage [zurück](/returns).',
      '> Commandez tout en une fois : les rouleaux d’un même bain ont exactement la même couleur. Les rouleaux non ouverts se [retournent](/returns) jusqu’à 60 jours.',
      '> Order everything at once: rolls from one batch have exactly the same colour. Unopened rolls can be [returned](/returns) for up to 60 days.',
    ],
  ],
  below: ({ translate, linkOf, pictureOf }: StoryContext) => [
    block('table', 'rolls', {
      title: translate([
        'Rollen voor een wand van 240 cm hoog',
        'Rollen für eine 240 cm hohe Wand',
        'Rouleaux pour un mur de 240 cm de haut',
        'Rolls for a wall 240 cm high',
      ]),
      table: table(
        [
          translate(['Breedte', 'Breite', 'Largeur', 'Width']),
          translate(['Banen', 'Bahnen', 'Lés', 'Strips']),
          translate(['Zonder patroon', 'Ohne Muster', 'Sans motif', 'No pattern']),
          translate(['Rapport 53 cm', 'Rapport 53 cm', 'Raccord 53 cm', '53 cm repeat']),
        ],
        [
          ['2 m', '4', '1', '2'],
          ['3 m', '6', '2', '2'],
          ['4 m', '8', '2', '3'],
          ['5 m', '10', '3', '4'],
        ],
      ),
    }),
    block('banner-content', 'finder', {
      title: translate([
        'Nog geen patroon in je hoofd?',
        'Noch kein Muster im Kopf?',
        'Pas encore de motif en tête ?',
        'No pattern in mind yet?',
      ]),
      text: translate([
        'Drie vragen, en je ziet de rollen die bij je kamer passen.',
        'Drei Fragen, und du siehst die Rollen, die zu deinem Zimmer passen.',
        'Trois questions, et voici les rouleaux qui vont à votre pièce.',
        'Three questions, and you see the rolls that suit your room.',
      ]),
      button: translate([
        'Naar de behangwijzer',
        'Zum Tapeten-Berater',
        'Vers le guide',
        'Open the finder',
      ]),
      link: linkTo('/wallpaper-finder'),
      image: asset(pictureOf('wallpaper-arches', 'terracotta')),
    }),
    block('button', 'shop', {
      label: translate([
        'Bekijk al het behang',
        'Alle Tapeten ansehen',
        'Voir tous les papiers peints',
        'See all wallpaper',
      ]),
      link: linkTo(linkOf('wallpaper')),
      style: 'secondary',
    }),
  ],
}
