import type { Parts } from './category-spec'

export const BED_PARTS: Parts = {
  frames: {
    name: ['Bedframes', 'Bettgestelle', 'Cadres de lit', 'Bed frames'],
    text: [
      'Gestoffeerd of van hout, in vier breedtes en altijd zonder gekraak.',
      'Gepolstert oder aus Holz, in vier Breiten und immer ohne Knarren.',
      'Rembourrés ou en bois, en quatre largeurs et sans un grincement.',
      'Upholstered or in wood, in four widths and always without a creak.',
    ],
    model: 'bed',
  },
  mattresses: {
    name: [
      'Matrassen en bodems',
      'Matratzen und Lattenroste',
      'Matelas et sommiers',
      'Mattresses and bases',
    ],
    text: [
      'Wat je niet ziet en elke nacht voelt: matrassen, bodems en hoofdborden.',
      'Was man nicht sieht und jede Nacht spürt: Matratzen, Lattenroste und Kopfteile.',
      'Ce qu’on ne voit pas mais qu’on sent chaque nuit : matelas, sommiers et têtes de lit.',
      'What you do not see but feel every night: mattresses, bases and headboards.',
    ],
    model: 'mattress',
  },
  bedside: {
    name: ['Nachtkastjes', 'Nachttische', 'Tables de chevet', 'Bedside tables'],
    text: [
      'Een plek voor een boek, een bril en een glas water.',
      'Ein Platz für Buch, Brille und ein Glas Wasser.',
      'Une place pour un livre, des lunettes et un verre d’eau.',
      'A place for a book, a pair of glasses and some water.',
    ],
    model: 'bedside-table',
  },
  kids: {
    name: [
      'Kinderbedden en speelgoedkisten',
      'Kinderbetten und Spielzeugkisten',
      'Lits enfant et coffres à jouets',
      'Cots and toy boxes',
    ],
    text: [
      'Meubels voor de kleinste kamer, met ronde randen en verf op waterbasis.',
      'Möbel fürs kleinste Zimmer, mit runden Kanten und wasserbasiertem Lack.',
      'Des meubles pour la plus petite chambre, aux bords ronds et aux peintures à l’eau.',
      'Furniture for the smallest room, with round edges and water-based paint.',
    ],
    model: 'cot',
  },
}
