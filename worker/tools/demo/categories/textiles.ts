import type { Department } from './category-spec'
import {
  BATH_PARTS,
  BEDDING_PARTS,
  CURTAIN_PARTS,
  CUSHION_PARTS,
  KITCHEN_PARTS,
  RUG_PARTS,
  THROW_PARTS,
} from './textile-parts'

export const TEXTILES: Department = {
  name: ['Textiel', 'Heimtextilien', 'Textiles', 'Textiles'],
  text: [
    'Linnen, wol en katoen die mooier worden van gebruik. Kussens, plaids, vloerkleden, beddengoed en gordijnen in kleuren die bij elkaar passen.',
    'Leinen, Wolle und Baumwolle, die mit der Zeit schöner werden. Kissen, Plaids, Teppiche, Bettwäsche und Vorhänge in Farben, die zusammenpassen.',
    'Du lin, de la laine et du coton qui embellissent avec le temps. Coussins, plaids, tapis, linge de lit et rideaux dans des couleurs qui s’accordent.',
    'Linen, wool and cotton that improve with use. Cushions, throws, rugs, bed linen and curtains in colours that belong together.',
  ],
  model: 'throw',
  shelves: {
    cushions: {
      name: ['Kussens', 'Kissen', 'Coussins', 'Cushions'],
      text: [
        'De snelste manier om een bank een nieuw seizoen te geven. Met binnenkussen geleverd.',
        'Der schnellste Weg, einem Sofa eine neue Saison zu schenken. Mit Füllung geliefert.',
        'Le moyen le plus rapide d’offrir une nouvelle saison à un canapé. Livrés garnis.',
        'The quickest way to give a sofa a new season. Filling included.',
      ],
      model: 'gingham-cushion',
      advice: [
        'Combineer drie formaten: groot achterin, kleiner ervoor, een langwerpig in het midden. Eén effen, één met patroon en één met structuur is bijna altijd goed.',
        'Kombiniere drei Größen: groß hinten, kleiner davor, ein längliches in der Mitte. Ein einfarbiges, ein gemustertes und eines mit Struktur passen fast immer.',
        'Associez trois formats : grand au fond, plus petit devant, un rectangulaire au milieu. Un uni, un imprimé et un texturé vont presque toujours ensemble.',
        'Combine three sizes: large at the back, smaller in front, an oblong one in the middle. One plain, one patterned and one with texture is nearly always right.',
      ],
      parts: CUSHION_PARTS,
    },
    throws: {
      name: ['Plaids', 'Plaids', 'Plaids', 'Throws'],
      text: [
        'Voor over de leuning, over je knieën of over het voeteneind.',
        'Über die Lehne, über die Knie oder über das Fußende.',
        'Sur l’accoudoir, sur les genoux ou au pied du lit.',
        'Over the armrest, over your knees or across the end of the bed.',
      ],
      model: 'throw',
      advice: [
        'Een plaid van 130 × 180 cm is goed voor één paar knieën, 150 × 220 cm voor twee. Wol hoef je zelden te wassen: een nacht buiten hangen is meestal genoeg.',
        'Ein Plaid von 130 × 180 cm reicht für ein Paar Knie, 150 × 220 cm für zwei. Wolle muss man selten waschen: Eine Nacht an der frischen Luft genügt meist.',
        'Un plaid de 130 × 180 cm suffit à une paire de genoux, 150 × 220 cm à deux. La laine se lave rarement : une nuit dehors suffit le plus souvent.',
        'A throw of 130 × 180 cm is right for one pair of knees, 150 × 220 cm for two. Wool rarely needs washing: a night outside is usually enough.',
      ],
      parts: THROW_PARTS,
    },
    rugs: {
      name: ['Vloerkleden', 'Teppiche', 'Tapis', 'Rugs'],
      text: [
        'Wol, katoen en jute in alle maten: kies er een waar de voorpoten van je meubels op passen.',
        'Wolle, Baumwolle und Jute in allen Größen: am besten so groß, dass die Vorderbeine der Möbel darauf stehen.',
        'Laine, coton et jute dans toutes les tailles : choisissez celle où reposent les pieds avant de vos meubles.',
        'Wool, cotton and jute in every size: choose one that takes the front legs of all your furniture.',
      ],
      model: 'berber-rug',
      advice: [
        'Kies liever een maat groter dan kleiner: onder een zithoek horen minstens de voorpoten op het kleed, onder een eettafel ook de achterpoten van de stoelen.',
        'Lieber eine Nummer größer als kleiner: Unter der Sitzgruppe stehen mindestens die Vorderbeine auf dem Teppich, unter dem Esstisch auch die Hinterbeine der Stühle.',
        'Prenez plutôt une taille au-dessus : sous un salon, au moins les pieds avant reposent sur le tapis ; sous une table, les pieds arrière des chaises aussi.',
        'If in doubt, go one size up: at least the front legs of your seating stand on the rug and, at a dining table, the back legs of the chairs as well.',
      ],
      parts: RUG_PARTS,
    },
    bedding: {
      name: ['Beddengoed', 'Bettwäsche', 'Linge de lit', 'Bed linen'],
      text: [
        'Dekbedovertrekken die ademen: koel in de zomer, zacht in de winter.',
        'Bettwäsche, die atmet: kühl im Sommer, weich im Winter.',
        'Des housses de couette qui respirent : fraîches en été, douces en hiver.',
        'Duvet covers that breathe: cool in summer, soft in winter.',
      ],
      model: 'bed-linen',
      advice: [
        'Neem een dekbed voor twee 40 cm breder dan het matras. Linnen is koel en stevig, gewassen katoen zacht, percal glad en fris.',
        'Eine Bettdecke für zwei ist 40 cm breiter als die Matratze. Leinen ist kühl und griffig, gewaschene Baumwolle weich, Perkal glatt und frisch.',
        'Choisissez une couette de deux personnes 40 cm plus large que le matelas. Le lin est frais et nerveux, le coton lavé doux, la percale lisse et fraîche.',
        'Choose a duvet for two 40 cm wider than the mattress. Linen is cool and crisp, washed cotton soft, percale smooth and fresh.',
      ],
      parts: BEDDING_PARTS,
    },
    curtains: {
      name: ['Gordijnen', 'Vorhänge', 'Rideaux', 'Curtains'],
      text: [
        'Gordijnen die het licht filteren of buitensluiten, in drie lengtes en eenvoudig in te korten.',
        'Vorhänge, die das Licht filtern oder draußen halten, in drei Längen und leicht zu kürzen.',
        'Des rideaux qui filtrent ou arrêtent la lumière, en trois longueurs et faciles à raccourcir.',
        'Curtains that filter the light or shut it out, in three lengths and easy to shorten.',
      ],
      model: 'curtain',
      advice: [
        'Neem anderhalf tot twee keer de breedte van het raam aan stof, en laat gordijnen één centimeter boven de vloer ophouden. Hang de rail zo hoog mogelijk: dat maakt de kamer hoger.',
        'Nimm das Anderthalb- bis Zweifache der Fensterbreite an Stoff und lass Vorhänge einen Zentimeter über dem Boden enden. Häng die Schiene so hoch wie möglich: Das macht den Raum höher.',
        'Prévoyez une fois et demie à deux fois la largeur de la fenêtre et arrêtez les rideaux à un centimètre du sol. Fixez la tringle le plus haut possible : la pièce y gagne en hauteur.',
        'Take one and a half to two times the width of the window in fabric, and let curtains end one centimetre above the floor. Hang the rail as high as you can: it makes the room taller.',
      ],
      parts: CURTAIN_PARTS,
    },
    kitchen: {
      name: [
        'Tafel- en keukenlinnen',
        'Tisch- und Küchenwäsche',
        'Linge de table et de cuisine',
        'Table and kitchen linen',
      ],
      text: [
        'Tafelkleden, theedoeken en schorten die elk jaar zachter worden.',
        'Tischdecken, Geschirrtücher und Schürzen, die jedes Jahr weicher werden.',
        'Nappes, torchons et tabliers qui s’adoucissent avec les années.',
        'Tablecloths, tea towels and aprons that get softer every year.',
      ],
      model: 'table-cloth',
      advice: [
        'Een tafelkleed hangt aan alle kanten 20 tot 30 cm over. Strijk linnen vochtig, of helemaal niet.',
        'Eine Tischdecke hängt rundum 20 bis 30 cm über. Leinen wird feucht gebügelt oder gar nicht.',
        'Une nappe retombe de 20 à 30 cm de chaque côté. Le lin se repasse humide, ou pas du tout.',
        'A tablecloth hangs 20 to 30 cm over on all sides. Iron linen damp, or not at all.',
      ],
      parts: KITCHEN_PARTS,
    },
    bath: {
      name: ['Badtextiel', 'Badtextilien', 'Linge de bain', 'Bath linen'],
      text: [
        'Handdoeken en badmatten in tinten die bij elkaar horen.',
        'Handtücher und Badematten in Tönen, die zusammengehören.',
        'Serviettes et tapis de bain dans des tons assortis.',
        'Towels and bath mats in shades that belong together.',
      ],
      model: 'towels',
      advice: [
        'Was handdoeken de eerste keer apart en gebruik geen wasverzachter: die maakt ze glad in plaats van droog.',
        'Handtücher beim ersten Mal getrennt waschen und keinen Weichspüler nehmen: Er macht sie glatt statt saugfähig.',
        'Lavez les serviettes séparément la première fois, sans adoucissant : il les rend lisses au lieu d’absorbantes.',
        'Wash towels separately the first time and use no softener: it makes them smooth instead of absorbent.',
      ],
      parts: BATH_PARTS,
    },
  },
}
