import type { Localized } from '../../words/localized'

export const READ_ON: Localized = ['Lees verder', 'Weiterlesen', 'Lire la suite', 'Read more']
export const SIZES: Localized = [
  'Naar de maten',
  'Zu den Größen',
  'Voir les tailles',
  'See the sizes',
]
