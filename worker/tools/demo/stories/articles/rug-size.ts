import type { Article } from '../article'

export const RUG_SIZE: Article = {
  slug: 'rug-size',
  title: [
    'Hoe groot moet een vloerkleed zijn?',
    'Wie groß muss ein Teppich sein?',
    'Quelle taille de tapis choisir ?',
    'How large should a rug be?',
  ],
  summary: [
    'Bijna altijd groter dan je denkt. Drie regels voor de woonkamer, de eettafel en het bed.',
    'Fast immer größer, als man denkt. Drei Regeln für Wohnzimmer, Esstisch und Bett.',
    'Presque toujours plus grand qu’on ne croit. Trois règles pour le salon, la table et le lit.',
    'Nearly always larger than you think. Three rules for the living room, the table and the bed.',
  ],
  author: 'Wilm',
  date: '2026-07-30',
  tags: ['textiles', 'living', 'choose'],
  lines: [
    [
      'Een te klein kleed ligt in de kamer als een postzegel op een pakket. Een kleed van de goede maat doet iets anders: het trekt losse meubels bij elkaar, dempt het geluid en maakt van een hoek een fijne plek. Meet dus eerst de meubels en dan pas de vloer.',
      'Ein zu kleiner Teppich liegt im Zimmer wie eine Briefmarke auf einem Paket. Die richtige Größe kann mehr: Sie fasst einzelne Möbel zusammen, dämpft den Schall und macht aus einer Ecke einen Lieblingsplatz. Miss also zuerst die Möbel und dann den Boden.',
      'Un tapis trop petit ressemble à un timbre sur un colis. À la bonne taille, il rassemble les meubles, étouffe les bruits et fait d’un coin un endroit où l’on reste. Mesurez donc d’abord les meubles, ensuite le sol.',
      'A rug that is too small looks like a stamp on a parcel. The right size does more: it pulls separate pieces of furniture together, softens the sound and turns a corner into somewhere to sit. So measure the furniture first and the floor second.',
    ],
    ['## Voor de bank', '## Vor dem Sofa', '## Devant le canapé', '## In front of the sofa'],
    [
      'Laat de voorpoten van alle zitmeubels op het kleed staan, en het kleed aan beide kanten 15 tot 20 cm voorbij de bank komen. Voor een bank van 200 cm kom je dan uit op ongeveer 160 × 230 cm, voor een hoekopstelling op 200 × 290 cm.',
      'Die vorderen Füße aller Sitzmöbel stehen auf dem Teppich, und er ragt links und rechts 15 bis 20 cm über das Sofa hinaus. Bei einem Sofa von 200 cm sind das etwa 160 × 230 cm, bei einer Ecklösung 200 × 290 cm.',
      'Les pieds avant de tous les sièges reposent sur le tapis, qui dépasse le canapé de 15 à 20 cm de chaque côté. Pour un canapé de 200 cm, comptez environ 160 × 230 cm ; pour un salon d’angle, 200 × 290 cm.',
      'The front legs of every seat should stand on the rug, and the rug should reach 15 to 20 cm past the sofa on both sides. For a sofa of 200 cm that is about 160 × 230 cm; for a corner arrangement, 200 × 290 cm.',
    ],
    [
      '## Onder de eettafel',
      '## Unter dem Esstisch',
      '## Sous la table',
      '## Under the dining table',
    ],
    [
      'Schuif een stoel naar achteren zoals je opstaat: alle vier de poten horen dan nog op het kleed te staan. Tel daarvoor rondom 60 cm bij de tafel op. Kies hier een kort, dicht geweven kleed. Kruimels komen er makkelijk uit en [stoelen](furniture/chairs) schuiven soepel.',
      'Schieb einen Stuhl zurück, als würdest du aufstehen: Alle vier Beine sollten dann noch auf dem Teppich stehen. Rechne rundum 60 cm zur Tischgröße dazu. Hier passt ein kurzer, dicht gewebter Teppich. Krümel gehen leicht heraus, und [Stühle](furniture/chairs) gleiten besser.',
      'Reculez une chaise comme pour vous lever : ses quatre pieds doivent rester sur le tapis. Ajoutez pour cela 60 cm tout autour de la table. Préférez un tapis ras et serré : les miettes partent facilement et les [chaises](furniture/chairs) glissent bien.',
      'Push a chair back as if to stand up: all four legs should still be on the rug. Add 60 cm all round the table for that. A short, tightly woven rug works best here. Crumbs come out easily and [chairs](furniture/chairs) slide well.',
    ],
    ['## Naast het bed', '## Neben dem Bett', '## Autour du lit', '## Beside the bed'],
    [
      'Onder een tweepersoonsbed ligt een kleed van 200 × 290 cm dwars, vanaf een derde van het bed tot voorbij het voeteneind. Liever minder? Twee kleden van 120 × 170 cm, één aan elke kant, geven dezelfde warme voeten.',
      'Unter einem Doppelbett liegt ein Teppich von 200 × 290 cm quer, vom ersten Drittel bis über das Fußende hinaus. Lieber weniger? Zwei Teppiche von 120 × 170 cm, auf jeder Seite einer, wärmen die Füße genauso.',
      'Sous un lit double, posez un tapis de 200 × 290 cm en travers, du premier tiers jusqu’au-delà du pied. Plus simple : deux tapis de 120 × 170 cm, un de chaque côté, et des pieds tout aussi au chaud.',
      'Under a double bed, lay a rug of 200 × 290 cm crosswise, from a third of the way down to past the foot. Prefer something smaller? Two rugs of 120 × 170 cm, one on each side, keep your feet just as warm.',
    ],
    [
      '> Tip: leg kranten of een laken neer in de maat die je in gedachten hebt. Twijfel je tussen twee maten, neem dan de grootste.',
      '> Tipp: Leg Zeitungen oder ein Laken in der gewünschten Größe aus. Und wenn du zwischen zwei Größen schwankst: Nimm die größere.',
      '> Conseil : étalez des journaux ou un drap aux dimensions prévues. Entre deux tailles, prenez la plus grande.',
      '> Tip: lay out newspapers or a sheet in the size you have in mind. Torn between two sizes? Take the larger.',
    ],
    [
      'Alle maten op een rij staan in onze [maatwijzer voor vloerkleden](/rug-sizes). En hoe je wol schoonhoudt, lees je in [Wol wassen zonder zorgen](/blog/washing-wool).',
      'Alle Größen auf einen Blick findest du in unserem [Größenratgeber für Teppiche](/rug-sizes). Und wie Wolle sauber bleibt, steht in [Wolle waschen, ganz ohne Angst](/blog/washing-wool).',
      'Toutes les tailles sont réunies dans notre [guide des tapis](/rug-sizes). Pour l’entretien, lisez [Laver la laine sans crainte](/blog/washing-wool).',
      'You will find all sizes side by side in our [rug size guide](/rug-sizes). To find out how to keep wool clean, read [Washing wool without fear](/blog/washing-wool).',
    ],
  ],
  shelf: 'textiles/rugs',
  skus: ['RUG-NEST', 'RUG-WAD', 'RUG-AKKER', 'RUG-RASTER'],
  button: ['Bekijk de vloerkleden', 'Teppiche ansehen', 'Voir les tapis', 'See the rugs'],
}
