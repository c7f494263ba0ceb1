import type { Article } from '../article'

export const HANDED_DOWN: Article = {
  slug: 'handed-down',
  title: [
    'Kleren om door te geven',
    'Kleidung zum Weitergeben',
    'Des vêtements à transmettre',
    'Clothes to hand down',
  ],
  summary: [
    'Een goede trui heeft drie kinderen in zich. Zo koop, was en herstel je voor de volgende.',
    'In einem guten Pullover stecken drei Kinder. So kaufst, wäschst und flickst du für das nächste.',
    'Un bon pull habille trois enfants. Comment acheter, laver et réparer pour le suivant.',
    'A good sweater lasts three children. How to buy, wash and mend for the next one.',
  ],
  author: 'Erin',
  date: '2026-08-19',
  tags: ['kids', 'care', 'make'],
  lines: [
    [
      'Een kind draagt een maat ongeveer een half jaar. Een goed gemaakte trui gaat zes keer zo lang mee. In dat verschil zit alles: de kosten, de katoenvelden, en het plezier om je neefje te zien lopen in de trui waarin je dochter leerde fietsen.',
      'Ein Kind trägt eine Größe etwa ein halbes Jahr. Ein gut gemachter Pullover hält sechsmal so lange. In diesem Unterschied steckt alles: der Preis, die Baumwollfelder und die Freude, den Neffen in dem Pullover zu sehen, in dem die Tochter Rad fahren gelernt hat.',
      'Un enfant porte une taille six mois environ. Un pull bien fait dure six fois plus longtemps. Tout est dans cet écart : le prix, les champs de coton, et la joie de voir un neveu courir dans le pull où votre fille a appris à faire du vélo.',
      'A child wears a size for about half a year. A well-made sweater lasts six times as long. It is all in that difference: the price, the cotton fields, and the pleasure of seeing your nephew in the sweater your daughter learned to cycle in.',
    ],
    ['## Koop met ruimte', '## Kauf mit Luft', '## Achetez avec de l’aisance', '## Buy with room'],
    [
      'Kies de maat van de volgende vijf centimeter en let op wat meegroeit: een omgeslagen boord, een elastiek met knoopjes, bandjes die je verzet. Onze [maattabel](/kids-sizes) zegt welke lengte bij welke maat hoort. Twijfel je? Groter is langer van jou.',
      'Nimm die Größe für die nächsten fünf Zentimeter und achte auf das, was mitwächst: ein umgeschlagener Bund, ein Knopflochgummi, versetzbare Träger. Unsere [Größentabelle](/kids-sizes) sagt, welche Körpergröße zu welcher Größe gehört. Im Zweifel: größer hält länger.',
      'Prenez la taille des cinq centimètres à venir et cherchez ce qui s’adapte : un revers, une ceinture à boutons, des bretelles réglables. Notre [tableau des tailles](/kids-sizes) donne la stature correspondante. Entre deux, la plus grande servira plus longtemps.',
      'Buy the size for the next five centimetres and look for what grows with your child: a turned-up cuff, buttoned elastic, adjustable straps. Our [size table](/kids-sizes) says which height goes with which size. If in doubt, go larger: it will last longer.',
    ],
    [
      '## Was minder, was kouder',
      '## Wasch seltener, wasch kälter',
      '## Lavez moins, lavez plus froid',
      '## Wash less, wash colder',
    ],
    [
      '- Modder droogt en klopt uit. Een vlek heeft een doek nodig, geen wasbeurt.',
      '- Matsch trocknet und lässt sich ausklopfen. Ein Fleck braucht ein Tuch, keine Wäsche.',
      '- La boue sèche et se brosse. Une tache demande un chiffon, pas une lessive.',
      '- Mud dries and brushes off. A stain needs a cloth, not a wash.',
    ],
    [
      '- Dertig graden en binnenstebuiten is bijna altijd genoeg.',
      '- Dreißig Grad und auf links gedreht reicht fast immer.',
      '- Trente degrés, sur l’envers : c’est presque toujours assez.',
      '- Thirty degrees, inside out, is nearly always enough.',
    ],
    [
      '- Sluit ritsen en knopen, zij maken de meeste gaatjes.',
      '- Reißverschlüsse und Knöpfe schließen: Sie machen die meisten Löcher.',
      '- Fermez boutons et glissières : ce sont eux qui font les trous.',
      '- Close zips and buttons; they make most of the holes.',
    ],
    [
      '## Herstel zichtbaar',
      '## Flick es sichtbar',
      '## Réparez sans vous cacher',
      '## Mend it visibly',
    ],
    [
      'Een knie gaat kapot, dat is zijn werk. Een lap in een andere kleur, van binnenuit met kleine steken vastgezet, is in een kwartier klaar en wordt het stuk waar je kind trots op is. Gebruik wol voor wol en katoen voor katoen, dan krimpt de lap niet anders dan de rest.',
      'Ein Knie geht kaputt, das ist sein Beruf. Ein Flicken in einer anderen Farbe, von innen mit kleinen Stichen befestigt, ist in einer Viertelstunde fertig und wird die Stelle, auf die dein Kind stolz ist. Wolle auf Wolle, Baumwolle auf Baumwolle, dann läuft der Flicken nicht anders ein als der Rest.',
      'Un genou, ça se troue : c’est son métier. Une pièce d’une autre couleur, cousue de l’intérieur à petits points, prend un quart d’heure et devient la fierté de l’enfant. Laine sur laine, coton sur coton : la pièce rétrécira comme le reste.',
      'A knee wears through; that is its job. A patch in another colour, sewn from inside with small stitches, takes a quarter of an hour and becomes the part your child is proud of. Wool on wool and cotton on cotton, so that the patch shrinks like the rest.',
    ],
    [
      '> Tip: schrijf op het wasetiket niet de naam maar de initialen en het jaar. Na drie kinderen lees je er een kleine familiegeschiedenis.',
      '> Tipp: Schreib aufs Etikett nicht den Namen, sondern Initialen und Jahr. Nach drei Kindern steht dort eine kleine Familiengeschichte.',
      '> Conseil : sur l’étiquette, notez les initiales et l’année plutôt que le nom. Après trois enfants, on y lit une petite histoire de famille.',
      '> Tip: write initials and the year on the label instead of a name. After three children it reads like a small family history.',
    ],
    [
      'Wol in de was? Lees eerst [Wol wassen zonder zorgen](/blog/washing-wool).',
      'Wolle in der Wäsche? Lies zuerst [Wolle waschen, ganz ohne Angst](/blog/washing-wool).',
      'De la laine à laver ? Lisez d’abord [Laver la laine sans crainte](/blog/washing-wool).',
      'Wool in the wash? Read [Washing wool without fear](/blog/washing-wool) first.',
    ],
  ],
  shelf: 'kidswear/tops',
  button: [
    'Bekijk shirts en truien',
    'Shirts und Pullover ansehen',
    'Voir les t-shirts et pulls',
    'See tops and sweaters',
  ],
}
