import type { Article } from '../article'

export const SOFA_FOR_YEARS: Article = {
  slug: 'sofa-for-years',
  title: [
    'Een bank voor de komende tien jaar',
    'Ein Sofa für die nächsten zehn Jahre',
    'Un canapé pour dix ans',
    'A sofa for the next ten years',
  ],
  summary: [
    'Zithoogte, diepte en hoes: waar je op let voordat je op kleur kiest.',
    'Sitzhöhe, Tiefe und Bezug: worauf es ankommt, bevor es um die Farbe geht.',
    'Hauteur d’assise, profondeur, housse : ce qui compte avant la couleur.',
    'Seat height, depth and cover: what to look at before you look at colour.',
  ],
  author: 'Erin',
  date: '2026-09-14',
  tags: ['furniture', 'living', 'choose'],
  lines: [
    [
      'Een bank koop je niet voor de foto, maar voor zondagmiddag. Voor het boek, het dutje, de kinderen die eroverheen klimmen en de logé die blijft slapen. Begin daarom niet bij de kleur, maar bij hoe je zit.',
      'Ein Sofa kauft man nicht fürs Foto, sondern für den Sonntagnachmittag. Für das Buch, das Nickerchen, die Kinder, die darüber klettern, und den Besuch, der über Nacht bleibt. Fang deshalb nicht bei der Farbe an, sondern beim Sitzen.',
      'On n’achète pas un canapé pour la photo, mais pour le dimanche après-midi. Pour le livre, la sieste, les enfants qui l’escaladent et l’ami qui reste dormir. Ne commencez donc pas par la couleur, mais par la façon dont vous vous asseyez.',
      'You do not buy a sofa for the picture but for Sunday afternoon. For the book, the nap, the children climbing over it and the guest who stays the night. So do not begin with the colour; begin with how you sit.',
    ],
    [
      '## Rechtop of languit',
      '## Aufrecht oder ausgestreckt',
      '## Assis ou allongé',
      '## Upright or stretched out',
    ],
    [
      'Zit je graag rechtop te praten, kies dan een zitdiepte van ongeveer 55 cm. Lig je liever languit, dan mag het 65 cm of meer zijn. De zithoogte ligt meestal tussen 42 en 46 cm; wie moeilijk opstaat, is blij met de bovenkant.',
      'Wer gern aufrecht sitzt und redet, nimmt etwa 55 cm Sitztiefe. Wer lieber liegt, darf 65 cm und mehr nehmen. Die Sitzhöhe beträgt meist 42 bis 46 cm; wem das Aufstehen schwerfällt, der freut sich über die höhere.',
      'Pour discuter bien droit, comptez 55 cm de profondeur d’assise. Pour s’étendre, 65 cm ou davantage. L’assise se situe en général entre 42 et 46 cm du sol ; si se relever vous coûte, choisissez la plus haute.',
      'If you like to sit upright and talk, look for a seat about 55 cm deep. If you would rather lie down, 65 cm or more is fine. The seat is usually 42 to 46 cm high; if you find it hard to get up, go for the higher end.',
    ],
    [
      '## Meet ook de route, niet alleen de wand',
      '## Miss auch den Weg zum Zimmer, nicht nur die Wand',
      '## Mesurez le passage, pas seulement le mur',
      '## Measure the route, not just the wall',
    ],
    [
      'De meeste banken passen in de kamer. Ze passen alleen niet altijd door het trappenhuis. Meet vóór je bestelt:',
      'Die meisten Sofas passen ins Zimmer. Nur nicht immer durchs Treppenhaus. Miss vor der Bestellung:',
      'La plupart des canapés tiennent dans la pièce. Ils ne passent pas toujours dans l’escalier. Avant de commander, mesurez :',
      'Most sofas fit the room. They do not always fit the stairs. Before you order, measure:',
    ],
    [
      '- de smalste deur, met de deur open',
      '- die schmalste Tür, geöffnet',
      '- la porte la plus étroite, ouverte',
      '- the narrowest door, when it is open',
    ],
    [
      '- de draai in de trap of de lift',
      '- die Kehre im Treppenhaus oder den Aufzug',
      '- le tournant de l’escalier ou l’ascenseur',
      '- the turn of the stairs, or the lift',
    ],
    [
      '- en een looppad van 80 cm om de bank heen',
      '- und 80 cm Durchgang rund um das Sofa',
      '- et 80 cm de passage autour du canapé',
      '- and 80 cm to walk past it on every open side',
    ],
    [
      '## De hoes is het halve werk',
      '## Der Bezug ist die halbe Miete',
      '## La housse fait la moitié du travail',
      '## The cover is half the sofa',
    ],
    [
      'Een hoes die eraf kan, maakt van een ongelukje een wasbeurt. Kies een stof met minstens 25.000 schuurtoeren als er elke dag iemand zit, en een gemêleerde tint als er ook een hond woont. Wil je later iets anders? Begin dan met een rustige bank en wissel de [kussens](textiles/cushions) en een [plaid](textiles/throws).',
      'Ein abnehmbarer Bezug macht aus einem Missgeschick eine Wäsche. Nimm einen Stoff mit mindestens 25.000 Scheuertouren, wenn täglich jemand darauf sitzt, und einen melierten Ton, wenn auch ein Hund dort wohnt. Lust auf Veränderung? Dann lieber ein ruhiges Sofa und dazu wechselnde [Kissen](textiles/cushions) und ein [Plaid](textiles/throws).',
      'Une housse amovible transforme un accident en simple lessive. Prenez un tissu d’au moins 25 000 tours au test d’abrasion pour un usage quotidien, et un ton chiné si un chien vit avec vous. Envie de changer un jour ? Choisissez un canapé sobre et variez les [coussins](textiles/cushions) et le [plaid](textiles/throws).',
      'A cover that comes off turns an accident into a wash. Choose a fabric of at least 25,000 rubs if somebody sits on it every day, and a flecked shade if a dog lives there too. Want a change later? Start with a plain sofa and swap the [cushions](textiles/cushions) and a [throw](textiles/throws).',
    ],
    [
      '> Tip: plak de omtrek van de bank met papiertape op de vloer en leef er een avond omheen. Dat zegt je meer dan welke tekening ook.',
      '> Tipp: Kleb den Umriss des Sofas mit Kreppband auf den Boden und leb einen Abend lang darum herum. Danach weißt du mehr, als dir jede Zeichnung sagt.',
      '> Conseil : tracez au sol le contour du canapé avec du ruban de masquage et vivez une soirée autour. Vous en saurez plus que sur n’importe quel plan.',
      '> Tip: mark the outline of the sofa on the floor with masking tape and live around it for an evening. It will tell you more than any drawing can.',
    ],
    [
      'Twijfel je nog? Beantwoord drie vragen in onze [bankwijzer](/sofa-guide), of lees hoe groot het [vloerkleed](/blog/rug-size) ervoor mag zijn.',
      'Noch unsicher? Beantworte drei Fragen in unserem [Sofa-Berater](/sofa-guide) oder lies, wie groß der [Teppich](/blog/rug-size) davor sein darf.',
      'Vous hésitez encore ? Répondez aux trois questions de notre [guide des canapés](/sofa-guide), ou voyez quelle taille de [tapis](/blog/rug-size) poser devant.',
      'Still not sure? Answer three questions in our [sofa guide](/sofa-guide), or read how large the [rug](/blog/rug-size) in front of it should be.',
    ],
  ],
  shelf: 'furniture/sofas',
  skus: ['SOFA-ELLA', 'ARM-FJORD', 'ARM-LUNA', 'ARM-PIM'],
  button: ['Bekijk de banken', 'Sofas ansehen', 'Voir les canapés', 'See the sofas'],
}
