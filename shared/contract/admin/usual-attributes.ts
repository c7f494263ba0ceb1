import type { PerStore } from './per-store'

/**
 * Attributes that every shop has under the same code, in the order of its filters, with their names
 * in all stores: two sources that both bring a colour mean the same thing.
 */
export const USUAL_ATTRIBUTES: Readonly<Record<string, PerStore<string>>> = {
  color: inAll('Kleur', 'Farbe', 'Couleur', 'Colour'),
  size: inAll('Maat', 'Größe', 'Taille', 'Size'),
  type: inAll('Soort', 'Art', 'Type', 'Type'),
  material: inAll('Materiaal', 'Material', 'Matière', 'Material'),
  season: inAll('Seizoen', 'Saison', 'Saison', 'Season'),
  collection_group: inAll('Collectie', 'Kollektion', 'Collection', 'Collection'),
  brand: inAll('Merk', 'Marke', 'Marque', 'Brand'),
  erin_recommends: inAll('Erins keuze', 'Erins Wahl', 'Le choix d’Erin', 'Erin recommends'),
  new: inAll('Nieuw', 'Neu', 'Nouveautés', 'New'),
  sale: inAll('Sale', 'Sale', 'Promotions', 'Sale'),
}

/** The one option of an attribute that is either so or not: products without it have no value. */
export const YES_OPTION = { value: '1', label: inAll('Ja', 'Ja', 'Oui', 'Yes') }

function inAll(nl: string, de: string, fr: string, en: string): PerStore<string> {
  return { all: en, nl_nl: nl, de_de: de, fr_fr: fr }
}

/** The name of a usual attribute in all stores; undefined for every other code. */
export function usualLabel(code: string): PerStore<string> | undefined {
  return Object.hasOwn(USUAL_ATTRIBUTES, code) ? USUAL_ATTRIBUTES[code] : undefined
}
