import type { Family } from '../product-spec'
import { TABLES } from './tables'

export const STORAGE: Family = {
  prefix: 'STORE',
  shelf: 'furniture/storage',
  kind: 'sideboard',
  brand: 'noordhof',
  care: [
    'Bevestig hoge kasten altijd aan de muur; het beslag daarvoor zit in de doos. Deuren en lades sluiten zacht.',
    'Hohe Möbel immer an der Wand befestigen; das Material dafür liegt im Karton. Türen und Schubladen schließen sanft.',
    'Fixez toujours les meubles hauts au mur ; les fixations sont dans le carton. Portes et tiroirs se ferment en douceur.',
    'Always fix tall pieces to the wall; the fittings are in the box. Doors and drawers close softly.',
  ],
  products: [
    {
      name: 'Lars',
      shelf: 'furniture/storage/sideboards',
      model: 'sideboard',
      price: 74900,
      colours: ['oak', 'walnut', 'black-oak'],
      materials: ['oak', 'metal'],
      collection: 'soft-north',
      line: [
        'Schuifdeuren met verticale latten verbergen alles wat niet in beeld hoeft, van router tot bordspel.',
        'Schiebetüren mit senkrechten Leisten verbergen alles, was niemand sehen muss, vom Router bis zum Brettspiel.',
        'Ses portes coulissantes à lattes cachent tout ce qui n’a pas besoin d’être vu, du routeur aux jeux de société.',
        'Sliding doors with vertical slats hide whatever nobody needs to see, from the router to the board games.',
      ],
    },
    {
      name: 'Jona',
      shelf: 'furniture/storage/bookcases',
      kind: 'bookcase',
      model: 'bookshelf',
      price: 39900,
      colours: ['oak', 'white-wood', 'black-oak'],
      materials: ['oak', 'metal'],
      collection: 'by-the-sea',
      offer: 'running',
      label: 'last',
      stock: { oak: 2, 'white-wood': 3, 'black-oak': 1 },
      line: [
        'Vijf planken van ongelijke hoogte, omdat atlassen en pockets nu eenmaal verschillen.',
        'Fünf Böden in verschiedenen Höhen, weil Atlanten und Taschenbücher nun einmal verschieden sind.',
        'Cinq étagères de hauteurs différentes, parce qu’un atlas n’est pas un livre de poche.',
        'Five shelves at different heights, because atlases and paperbacks are not the same.',
      ],
    },
    {
      name: 'Mila',
      care: TABLES.care,
      shelf: 'furniture/beds/bedside',
      kind: 'bedsideTable',
      model: 'bedside-table',
      price: 15995,
      colours: ['oak', 'walnut', 'white-wood'],
      materials: ['oak'],
      collection: 'soft-north',
      line: [
        'Eén lade voor wat je nodig hebt en één vak voor het boek dat je nog uit wilt lezen.',
        'Eine Schublade für alles Nötige und ein Fach für das Buch, das noch ausgelesen werden will.',
        'Un tiroir pour l’essentiel et une niche pour le livre que l’on veut finir.',
        'One drawer for what you need and one shelf for the book you still mean to finish.',
      ],
    },
  ],
}
