import type { FourWords } from '../words/four-words'

export const BED_CARE: FourWords = [
  'Draai de bouten na een week nog eens aan. De afmetingen zijn die van het matras; reken op 10 cm extra rondom.',
  'Die Schrauben nach einer Woche nachziehen. Die Maße sind die der Matratze; rundum 10 cm dazurechnen.',
  'Resserrez les vis au bout d’une semaine. Les dimensions sont celles du matelas ; comptez 10 cm de plus tout autour.',
  'Tighten the bolts again after a week. The sizes are those of the mattress; add 10 cm all round.',
]
export const MATTRESS_CARE: FourWords = [
  'Keer en draai het matras elk seizoen. Je slaapt het honderd nachten op proef.',
  'Die Matratze jede Saison wenden und drehen. Du schläfst hundert Nächte zur Probe.',
  'Retournez le matelas à chaque saison. Vous l’essayez cent nuits.',
  'Turn the mattress every season. You try it for a hundred nights.',
]
export const POTTERY_CARE: FourWords = [
  'Bestand tegen de vaatwasser. Zet het heet niet op koud: daar houdt steengoed niet van.',
  'Spülmaschinenfest. Nicht heiß auf kalt stellen: Das mag Steinzeug nicht.',
  'Compatible avec le lave-vaisselle. Évitez les chocs thermiques : le grès n’aime pas cela.',
  'Dishwasher-safe. Do not put it down hot on something cold: stoneware dislikes that.',
]
export const PRINT_CARE: FourWords = [
  'Met ophangbeugels voor staand en liggend. Niet in de volle zon hangen.',
  'Mit Aufhängern für Hoch- und Querformat. Nicht in die pralle Sonne hängen.',
  'Avec attaches dans les deux sens. À l’abri du plein soleil.',
  'With hangers for both ways up. Keep it out of full sun.',
]
export const CLOCK_CARE: FourWords = [
  'Loopt op één AA-batterij, die erbij zit. Stof afnemen met een zachte kwast.',
  'Läuft mit einer AA-Batterie, die beiliegt. Mit einem weichen Pinsel abstauben.',
  'Fonctionne avec une pile AA, fournie. Dépoussiérer au pinceau doux.',
  'Runs on one AA battery, which is included. Dust it with a soft brush.',
]
export const CANDLE_CARE: FourWords = [
  'Laat een brandende kaars nooit alleen. Kaarsvet gaat er met warm water af.',
  'Eine brennende Kerze nie allein lassen. Wachs löst sich mit warmem Wasser.',
  'Ne laissez jamais une bougie sans surveillance. La cire s’enlève à l’eau chaude.',
  'Never leave a burning candle alone. Wax comes off with warm water.',
]
