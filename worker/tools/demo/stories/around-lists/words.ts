import type { FourWords } from '../../words/four-words'

export const READ_ON: FourWords = ['Lees verder', 'Weiterlesen', 'Lire la suite', 'Read more']
export const SIZES: FourWords = [
  'Naar de maten',
  'Zu den Größen',
  'Voir les tailles',
  'See the sizes',
]
