import type { Localized } from '../../words/localized'

export const BED_CARE: Localized = [
  'Draai de bouten na een week nog eens aan. De maat die je kiest is die van het matras; de afmetingen zijn buitenmaten.',
  'Die Schrauben nach einer Woche nachziehen. Du wählst die Größe der Matratze; die Maße sind Außenmaße.',
  'Resserrez les vis au bout d’une semaine. La taille à choisir est celle du matelas ; les dimensions sont hors tout.',
  'Tighten the bolts again after a week. The size you choose is that of the mattress; the measures are those of the whole.',
]
export const MATTRESS_CARE: Localized = [
  'Keer en draai het matras elk seizoen en laat het luchten als je het bed verschoont.',
  'Die Matratze jede Saison wenden und drehen und beim Beziehen lüften.',
  'Retournez le matelas à chaque saison et aérez-le quand vous changez les draps.',
  'Turn the mattress every season and air it when you change the sheets.',
]
export const POTTERY_CARE: Localized = [
  'Bestand tegen de vaatwasser. Zet het heet niet op koud: daar houdt steengoed niet van.',
  'Spülmaschinenfest. Nicht heiß auf kalt stellen: Das mag Steinzeug nicht.',
  'Compatible avec le lave-vaisselle. Évitez les chocs thermiques : le grès n’aime pas cela.',
  'Dishwasher-safe. Do not put it down hot on a cold surface: stoneware dislikes that.',
]
export const PRINT_CARE: Localized = [
  'Met ophangbeugels voor staand en liggend. Niet in de volle zon hangen.',
  'Mit Aufhängern für Hoch- und Querformat. Nicht in die pralle Sonne hängen.',
  'Avec attaches dans les deux sens. À l’abri du plein soleil.',
  'With fixings to hang it either way. Keep out of full sun.',
]
export const CLOCK_CARE: Localized = [
  'Loopt op één AA-batterij, die erbij zit. Stof afnemen met een zachte kwast.',
  'Läuft mit einer AA-Batterie, die beiliegt. Mit einem weichen Pinsel abstauben.',
  'Fonctionne avec une pile AA, fournie. Dépoussiérer au pinceau doux.',
  'Runs on one AA battery, which is included. Dust it with a soft brush.',
]
export const CANDLE_CARE: Localized = [
  'Laat een brandende kaars nooit alleen. Kaarsvet gaat er met warm water af.',
  'Eine brennende Kerze nie allein lassen. Wachs löst sich mit warmem Wasser.',
  'Ne laissez jamais une bougie sans surveillance. La cire s’enlève à l’eau chaude.',
  'Never leave a burning candle unattended. Wax comes off with warm water.',
]
export const METAL_CARE: Localized = [
  'Afnemen met een vochtige doek. De rand is naadloos, dus er blijft geen kruimel achter.',
  'Feucht abwischen. Der Rand ist nahtlos, es bleibt kein Krümel zurück.',
  'Essuyer avec un chiffon humide. Le bord est sans joint : pas une miette n’y reste.',
  'Wipe with a damp cloth. The rim has no seam, so not a crumb is left behind.',
]
export const POUF_CARE: Localized = [
  'De hoes is gebreid en gaat met een rits los. Af en toe opkloppen houdt de poef rond.',
  'Der Bezug ist gestrickt und lässt sich mit Reißverschluss abnehmen. Ab und zu aufschütteln hält den Pouf rund.',
  'La housse en tricot s’enlève grâce à un zip. Un coup de poing de temps en temps, et le pouf reste rond.',
  'The cover is knitted and comes off with a zip. A shake now and then keeps the pouf round.',
]
export const NURSERY_CARE: Localized = [
  'Alle olie en verf is speekselvast en de randen zijn rond geschuurd. Afnemen met een vochtige doek.',
  'Alle Öle und Farben sind speichelfest, die Kanten rund geschliffen. Feucht abwischen.',
  'Huiles et peintures résistent à la salive, les bords sont arrondis. Essuyer avec un chiffon humide.',
  'All oils and paints are saliva-proof and the edges are sanded round. Wipe with a damp cloth.',
]
export const MOUNT_CARE: Localized = [
  'Met schroeven en pluggen voor een stenen muur. Draagt 15 kilo.',
  'Mit Schrauben und Dübeln für Mauerwerk. Trägt 15 Kilo.',
  'Avec vis et chevilles pour mur plein. Supporte 15 kilos.',
  'With screws and plugs for a brick wall. Holds 15 kilos.',
]
export const RUG_CARE: Localized = [
  'Leg er een antislipmat onder en draai het kleed twee keer per jaar. Stofzuigen zonder borstel.',
  'Eine Antirutschmatte darunterlegen und den Teppich zweimal im Jahr drehen. Ohne Bürste absaugen.',
  'Posez-le sur un antidérapant et tournez-le deux fois par an. Aspirer sans brosse.',
  'Lay an anti-slip mat underneath and turn the rug twice a year. Vacuum without a brush.',
]
