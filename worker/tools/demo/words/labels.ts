import type { LabelStyle } from '../../../../shared/catalog/product'
import type { Localized } from './localized'

/** Badges on cards: a reduced price stands out, everything else is said quietly. */
export const LABELS = {
  new: { style: 'Default', words: ['Nieuw', 'Neu', 'Nouveau', 'New'] },
  sale: { style: 'Red', words: ['Sale', 'Sale', 'Promo', 'Sale'] },
  erin: {
    style: 'Default',
    words: ['Erins keuze', 'Erins Wahl', 'Le choix d’Erin', 'Erin’s choice'],
  },
  organic: { style: 'Default', words: ['Biologisch', 'Bio', 'Bio', 'Organic'] },
  winter: { style: 'Default', words: ['Winterwarm', 'Winterwarm', 'Spécial hiver', 'Winter warm'] },
  last: {
    style: 'Default',
    words: ['Laatste stuks', 'Letzte Stücke', 'Dernières pièces', 'Last few'],
  },
  limited: {
    style: 'Default',
    words: ['Beperkte oplage', 'Limitierte Auflage', 'Édition limitée', 'Limited edition'],
  },
  handmade: { style: 'Default', words: ['Handgemaakt', 'Handgemacht', 'Fait main', 'Handmade'] },
} as const satisfies Record<string, { style: LabelStyle; words: Localized }>

export type LabelName = keyof typeof LABELS
