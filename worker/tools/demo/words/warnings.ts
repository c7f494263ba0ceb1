import type { Localized } from './localized'

/** What has to be minded with some things, by what they are. */
export const WARNINGS: Record<string, Localized> = {
  candle: [
    'Laat een brandende kaars nooit alleen, en houd haar weg van kinderen, dieren en gordijnen.',
    'Brennende Kerzen nie unbeaufsichtigt lassen und von Kindern, Tieren und Vorhängen fernhalten.',
    'Ne laissez jamais une bougie allumée sans surveillance, ni près d’enfants, d’animaux ou de rideaux.',
    'Never leave a burning candle alone, and keep it away from children, animals and curtains.',
  ],
  nightwear: [
    'Houd nachtkleding weg van vuur en hete kachels.',
    'Nachtwäsche von Feuer und heißen Öfen fernhalten.',
    'Tenez les vêtements de nuit éloignés du feu et des poêles chauds.',
    'Keep nightwear away from fire and hot stoves.',
  ],
  bib: [
    'Doe de slab af voordat je kind slaapt: de bandjes kunnen zich om de hals sluiten.',
    'Nimm das Lätzchen vor dem Schlafen ab: Die Bänder können sich um den Hals legen.',
    'Retirez le bavoir avant que l’enfant ne dorme : les liens peuvent serrer le cou.',
    'Take the bib off before a child sleeps: its ties can close around the neck.',
  ],
  cot: [
    'Niet in bed leggen bij kinderen jonger dan twaalf maanden: gevaar voor verstikking.',
    'Nicht ins Bett von Kindern unter zwölf Monaten legen: Erstickungsgefahr.',
    'Ne pas placer dans le lit d’un enfant de moins de douze mois : risque d’étouffement.',
    'Not for the bed of a child under twelve months: danger of suffocation.',
  ],
  tipping: [
    'Maak het meubel vast aan de muur: een kind dat erin klimt, kan het laten omvallen.',
    'Das Möbel an der Wand befestigen: Ein Kind, das daran klettert, kann es umkippen.',
    'Fixez le meuble au mur : un enfant qui y grimpe peut le faire basculer.',
    'Fasten it to the wall: a child that climbs it can pull it over.',
  ],
}

/** By the beginning of a shelf. */
const BY_SHELF: readonly (readonly [shelf: string, warning: keyof typeof WARNINGS])[] = [
  ['decor/finishing/candles', 'candle'],
  ['kidswear/nightwear', 'nightwear'],
  ['kidswear/baby/bibs', 'bib'],
  ['textiles/cushions/kids', 'cot'],
  ['textiles/bedding/kids', 'cot'],
  ['furniture/storage', 'tipping'],
]

/** What to mind with what stands on a shelf. */
export function warningsOf(shelf: string): string[] {
  return BY_SHELF.flatMap(([start, warning]) => (shelf.startsWith(start) ? [warning] : []))
}
