import type { Department } from './category-spec'
import {
  ACCESSORY_PARTS,
  BABY_PARTS,
  DRESS_PARTS,
  JACKET_PARTS,
  NIGHTWEAR_PARTS,
  TOP_PARTS,
  TROUSER_PARTS,
} from './kidswear-parts'

export const KIDSWEAR: Department = {
  name: ['Kinderkleding', 'Kindermode', 'Mode enfant', 'Kidswear'],
  text: [
    'Kleding om in te klimmen, te kliederen en door te geven, in maat 80 tot en met 140.',
    'Kleidung zum Klettern, Kleckern und Weitergeben, in den Größen 80 bis 140.',
    'Des vêtements pour grimper, se salir et se transmettre, de la taille 80 à la taille 140.',
    'Clothes to climb in, spill on and hand down, in sizes 80 to 140.',
  ],
  model: 'rainbow-sweater',
  shelves: {
    tops: {
      name: ['Shirts en truien', 'Shirts und Pullover', 'T-shirts et pulls', 'Tops and sweaters'],
      text: [
        'Zachte basics van biologisch katoen, ruim genoeg om in te groeien.',
        'Weiche Basics aus Bio-Baumwolle, mit Platz zum Hineinwachsen.',
        'Des basiques doux en coton biologique, avec un peu d’aisance pour grandir.',
        'Soft basics in organic cotton, with room to grow.',
      ],
      model: 'tshirt',
      advice: [
        'Onze maten zijn lichaamslengtes in centimeters: maat 104 past een kind van 99 tot 104 cm. Twijfel je tussen twee, neem dan de grootste.',
        'Unsere Größen sind Körpergrößen in Zentimetern: 104 passt einem Kind von 99 bis 104 cm. Im Zweifel die größere nehmen.',
        'Nos tailles sont des statures en centimètres : le 104 convient à un enfant de 99 à 104 cm. En cas de doute, prenez la plus grande.',
        'Our sizes are body heights in centimetres: 104 fits a child of 99 to 104 cm. Between two sizes, take the larger.',
      ],
      parts: TOP_PARTS,
    },
    dresses: {
      name: ['Jurken en rokken', 'Kleider und Röcke', 'Robes et jupes', 'Dresses and skirts'],
      text: [
        'Jurken die draaien als je draait, met zakken voor gevonden schatten.',
        'Kleider, die sich mitdrehen, mit Taschen für gefundene Schätze.',
        'Des robes qui tournent, avec des poches pour les trésors trouvés.',
        'Dresses that twirl when you do, with pockets for found treasure.',
      ],
      model: 'dress',
      advice: [
        'De jurken vallen tot net onder de knie en hebben ruimte in de schouders. Een maat groter wordt dit jaar een jurk en volgend jaar een tuniek.',
        'Die Kleider reichen bis knapp unters Knie und haben Platz in den Schultern. Eine Nummer größer ist es dieses Jahr ein Kleid und nächstes Jahr eine Tunika.',
        'Les robes tombent juste sous le genou, avec de l’aisance aux épaules. Une taille au-dessus fera une robe cette année et une tunique l’an prochain.',
        'The dresses fall to just below the knee, with room in the shoulders. One size up is a dress this year and a tunic next year.',
      ],
      parts: DRESS_PARTS,
    },
    trousers: {
      name: ['Broeken', 'Hosen', 'Pantalons', 'Trousers'],
      text: [
        'Versterkte knieën en een verstelbare taille: deze broeken gaan een heel schooljaar mee.',
        'Verstärkte Knie und verstellbarer Bund: Diese Hosen halten ein ganzes Schuljahr.',
        'Genoux renforcés et taille réglable : des pantalons qui tiennent toute l’année scolaire.',
        'Reinforced knees and an adjustable waist: these last a whole school year.',
      ],
      model: 'trousers',
      advice: [
        'De taille is met knoop en elastiek te verstellen; de zoom is dubbel omgeslagen en kan een keer uitgelegd worden.',
        'Der Bund lässt sich mit Knopf und Gummizug verstellen; der Saum ist doppelt umgeschlagen und kann einmal ausgelassen werden.',
        'La taille se règle par boutons et élastique ; l’ourlet double peut être défait une fois.',
        'The waist adjusts with buttons and elastic; the hem is turned up double and can be let down once.',
      ],
      parts: TROUSER_PARTS,
    },
    nightwear: {
      name: ['Nachtkleding', 'Nachtwäsche', 'Pyjamas', 'Nightwear'],
      text: [
        'Pyjama’s zonder kriebelende labels, voor nachten waarin niemand wakker wordt.',
        'Schlafanzüge ohne kratzende Etiketten, für Nächte, in denen niemand aufwacht.',
        'Des pyjamas sans étiquette qui gratte, pour des nuits d’un seul trait.',
        'Pyjamas without scratchy labels, for nights when nobody wakes up.',
      ],
      model: 'pyjamas',
      advice: [
        'Nachtkleding mag iets ruimer zitten. Wij naaien met platte naden en drukken de maat in de hals, zodat niets kriebelt.',
        'Nachtwäsche darf etwas lockerer sitzen. Wir nähen mit flachen Nähten und drucken die Größe in den Ausschnitt, damit nichts kratzt.',
        'Un pyjama peut être un peu ample. Les coutures sont plates et la taille est imprimée à l’encolure, pour que rien ne gratte.',
        'Nightwear may sit a little looser. We sew flat seams and print the size in the neck, so that nothing scratches.',
      ],
      parts: NIGHTWEAR_PARTS,
    },
    jackets: {
      name: ['Jassen', 'Jacken', 'Vestes et manteaux', 'Jackets'],
      text: [
        'Jassen voor elk weer, met een lus die kinderhanden kunnen vinden.',
        'Jacken für jedes Wetter, mit einer Schlaufe, die Kinderhände finden.',
        'Des vestes par tous les temps, avec une bride que trouvent les petites mains.',
        'Jackets for all weathers, with a loop that small hands can find.',
      ],
      model: 'jacket',
      advice: [
        'Kies een jas één maat groter dan de trui eronder. Regenjassen spoel je af met water: wasmiddel lost de laag op.',
        'Wähl eine Jacke eine Nummer größer als den Pullover darunter. Regenjacken nur mit Wasser abspülen: Waschmittel löst die Schicht.',
        'Prenez une veste une taille au-dessus du pull. Rincez les imperméables à l’eau claire : la lessive abîme l’enduction.',
        'Choose a jacket one size larger than the sweater underneath. Rinse raincoats with water: detergent dissolves the coating.',
      ],
      parts: JACKET_PARTS,
    },
    accessories: {
      name: ['Kinderaccessoires', 'Kinder-Accessoires', 'Accessoires enfant', 'Kids’ accessories'],
      text: [
        'Mutsen en sokken in dezelfde kleuren als de rest van de kast.',
        'Mützen und Socken in denselben Farben wie der Rest des Schranks.',
        'Bonnets et chaussettes aux couleurs du reste du placard.',
        'Hats and socks in the same colours as the rest of the wardrobe.',
      ],
      model: 'beanie',
      advice: [
        'Meet het hoofd net boven de oren en tel er niets bij op: een muts rekt mee.',
        'Miss den Kopf knapp über den Ohren und gib nichts dazu: Eine Mütze dehnt sich.',
        'Mesurez la tête juste au-dessus des oreilles, sans rien ajouter : un bonnet s’étire.',
        'Measure the head just above the ears and add nothing: a hat stretches.',
      ],
      parts: ACCESSORY_PARTS,
    },
    baby: {
      name: ['Babykleding', 'Babymode', 'Mode bébé', 'Baby clothes'],
      text: [
        'Zachte kleding voor het eerste jaar, in maat 50 tot en met 86.',
        'Weiche Kleidung fürs erste Jahr, in den Größen 50 bis 86.',
        'Des vêtements doux pour la première année, du 50 au 86.',
        'Soft clothes for the first year, in sizes 50 to 86.',
      ],
      model: 'romper',
      advice: [
        'Koop de eerste maten met mate: een baby groeit elke zes weken een maat. Alles gaat op 60 graden in de was.',
        'Kauf die ersten Größen sparsam: Ein Baby wächst alle sechs Wochen eine Größe. Alles ist bei 60 Grad waschbar.',
        'Achetez peu dans les premières tailles : un bébé en change toutes les six semaines. Tout se lave à 60 degrés.',
        'Buy the first sizes sparingly: a baby grows a size every six weeks. Everything washes at 60 degrees.',
      ],
      parts: BABY_PARTS,
    },
  },
}
