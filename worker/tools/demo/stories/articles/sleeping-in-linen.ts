import type { Article } from '../article'

export const SLEEPING_IN_LINEN: Article = {
  slug: 'sleeping-in-linen',
  title: ['Slapen in linnen', 'Schlafen in Leinen', 'Dormir dans le lin', 'Sleeping in linen'],
  summary: [
    'Kreukels mogen, strijken hoeft niet. Waarom linnen elk jaar zachter wordt en wat het graag heeft.',
    'Knitter sind erlaubt, Bügeln muss nicht sein. Warum Leinen jedes Jahr weicher wird und was es mag.',
    'Les plis sont permis, le repassage inutile. Pourquoi le lin s’adoucit d’année en année.',
    'Creases are welcome and ironing is not needed. Why linen gets softer every year, and what it likes.',
  ],
  author: 'Erin',
  date: '2026-10-28',
  tags: ['textiles', 'bedroom', 'care'],
  lines: [
    [
      'Linnen voelt de eerste nacht wat stug, de tiende nacht vertrouwd en na een jaar alsof je nooit iets anders had. Het is een van de weinige stoffen die van gebruik beter worden. Dat zit in de vezel van het vlas: sterk, lang en een beetje hol.',
      'Leinen fühlt sich in der ersten Nacht etwas fest an, in der zehnten vertraut und nach einem Jahr, als hättest du nie etwas anderes gehabt. Es gehört zu den wenigen Stoffen, die durch Gebrauch besser werden. Das liegt an der Flachsfaser: fest, lang und ein wenig hohl.',
      'La première nuit, le lin paraît un peu raide ; la dixième, familier ; au bout d’un an, on a l’impression de n’avoir jamais connu autre chose. C’est l’une des rares étoffes que l’usage améliore. Tout vient de la fibre : solide, longue et un peu creuse.',
      'Linen feels a little stiff the first night, familiar the tenth, and after a year as if you had never had anything else. It is one of the few fabrics that improve with use. That is the flax fibre: strong, long and slightly hollow.',
    ],
    [
      '## Koel en warm tegelijk',
      '## Kühl und warm zugleich',
      '## Frais et chaud à la fois',
      '## Cool and warm at once',
    ],
    [
      'Die holle vezel neemt tot een vijfde van haar gewicht aan vocht op voordat ze klam aanvoelt, en laat het ook weer los. Daarom slaap je er ’s zomers koel onder en in de winter droog. Wie het snel warm heeft, kiest linnen. Wie van een gladde, koele stof houdt, is met katoen-percal beter af.',
      'Die hohle Faser nimmt bis zu einem Fünftel ihres Gewichts an Feuchtigkeit auf, bevor sie sich klamm anfühlt, und gibt sie wieder ab. Deshalb schläft man im Sommer kühl und im Winter trocken. Wem schnell warm wird, der nimmt Leinen. Wer es glatt und frisch mag, ist mit Baumwollperkal besser bedient.',
      'Cette fibre creuse absorbe jusqu’à un cinquième de son poids en humidité avant de paraître moite, puis la relâche. On dort au frais l’été et au sec l’hiver. Si vous avez vite chaud, prenez du lin. Si vous aimez le lisse et le craquant, la percale de coton vous ira mieux.',
      'That hollow fibre takes up as much as a fifth of its weight in moisture before it feels damp, and lets it go again. So you sleep cool under it in summer and dry in winter. If you are often too warm, choose linen. If you like your sheets smooth and crisp, cotton percale suits you better.',
    ],
    [
      '## Wassen en drogen',
      '## Waschen und Trocknen',
      '## Laver et sécher',
      '## Washing and drying',
    ],
    [
      '- Was op 40 graden, met een halfvolle trommel en zonder wasverzachter.',
      '- Bei 40 Grad waschen, die Trommel nur halb voll, ohne Weichspüler.',
      '- Lavez à 40 °C, tambour à moitié plein, sans adoucissant.',
      '- Wash at 40 degrees in a half-full drum, without softener.',
    ],
    [
      '- Haal het nat uit de machine, sla het één keer flink uit en hang het op.',
      '- Nass aus der Maschine nehmen, einmal kräftig ausschlagen und aufhängen.',
      '- Sortez-le humide, secouez-le une bonne fois et étendez-le.',
      '- Take it out damp, shake it hard once, and hang it up.',
    ],
    [
      '- In de droger? Kort en laag, en eruit terwijl het nog een beetje vochtig is.',
      '- In den Trockner? Kurz und lauwarm, und heraus, solange es noch etwas feucht ist.',
      '- Au sèche-linge ? Peu de temps, à basse température, et retirez-le encore un peu humide.',
      '- In the dryer? Briefly and on low, and out while it is still a little damp.',
    ],
    [
      'Strijken mag, maar het is zonde van het uur. De kreukels horen erbij en trekken er ’s nachts grotendeels weer uit.',
      'Bügeln darf man, aber es ist schade um die Stunde. Die Knitter gehören dazu und legen sich über Nacht fast von selbst.',
      'On peut le repasser, mais c’est une heure perdue. Les plis font partie du charme et s’estompent pendant la nuit.',
      'You may iron it, but it is a waste of an hour. The creases are part of it, and most of them are gone by morning.',
    ],
    [
      '## Drie tinten, geen set',
      '## Drei Töne statt eines Sets',
      '## Trois tons plutôt qu’une parure',
      '## Three shades, not a set',
    ],
    [
      'Een bed ziet er rustig uit als de kleuren verwant zijn en net niet gelijk: een wit overtrek, zandkleurige slopen en een [plaid](textiles/throws) die een toon dieper gaat. Zo kun je ook één stuk vervangen zonder alles te vervangen.',
      'Ein Bett wirkt ruhig, wenn die Farben verwandt und eben nicht gleich sind: weiße Decke, sandfarbene Kissen und ein [Plaid](textiles/throws), das einen Ton tiefer liegt. So lässt sich ein Teil ersetzen, ohne alles neu zu kaufen.',
      'Un lit paraît paisible quand les couleurs sont cousines, sans être identiques : une housse blanche, des taies sable et un [plaid](textiles/throws) un ton plus soutenu. Et l’on peut remplacer une pièce sans tout changer.',
      'A bed looks calm when its colours are related and not quite the same: a white cover, sand pillowcases and a [throw](textiles/throws) one shade deeper. That way you can replace one piece without replacing everything.',
    ],
    [
      '> Tip: koop meteen een set slopen extra. Die slijten het eerst, en een bad later is het wit nooit precies hetzelfde wit.',
      '> Tipp: Nimm gleich ein Paar Kissenbezüge mehr. Sie verschleißen zuerst, und das Weiß der nächsten Charge ist nie ganz dasselbe.',
      '> Conseil : prenez une paire de taies en plus. Elles s’usent les premières, et le blanc d’un autre bain n’est jamais tout à fait le même.',
      '> Tip: buy an extra pair of pillowcases straight away. They wear out first, and the white of a later batch is never quite the same white.',
    ],
  ],
  shelf: 'textiles/bedding',
  button: [
    'Bekijk het beddengoed',
    'Bettwäsche ansehen',
    'Voir le linge de lit',
    'See the bed linen',
  ],
}
