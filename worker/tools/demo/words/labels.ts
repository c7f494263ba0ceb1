import type { LabelStyle } from '../../../../shared/catalog/product'
import type { Localized } from './localized'

/** Badges on cards, one for every style of the specification. */
export const LABELS = {
  new: { style: 'Green', words: ['Nieuw', 'Neu', 'Nouveau', 'New'] },
  sale: { style: 'Red', words: ['Sale', 'Sale', 'Promo', 'Sale'] },
  erin: { style: 'Gold', words: ['Erins keuze', 'Erins Wahl', 'Le choix d’Erin', 'Erin’s choice'] },
  organic: { style: 'Light Green', words: ['Biologisch', 'Bio', 'Bio', 'Organic'] },
  winter: { style: 'Norway', words: ['Winterwarm', 'Winterwarm', 'Spécial hiver', 'Winter warm'] },
  last: {
    style: 'Alloy Orange',
    words: ['Laatste stuks', 'Letzte Stücke', 'Dernières pièces', 'Last few'],
  },
  limited: {
    style: 'Black',
    words: ['Beperkte oplage', 'Limitierte Auflage', 'Édition limitée', 'Limited edition'],
  },
  handmade: { style: 'Default', words: ['Handgemaakt', 'Handgemacht', 'Fait main', 'Handmade'] },
} as const satisfies Record<string, { style: LabelStyle; words: Localized }>

export type LabelName = keyof typeof LABELS
