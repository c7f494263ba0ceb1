import type { LocalizedByName } from '../words/localized'

export const RUGS_AND_LINEN: LocalizedByName = {
  towels: [
    'Een stapel van drie badhanddoeken in tinten die bij elkaar horen, dik en snel droog.',
    'Ein Stapel aus drei Badetüchern in Tönen, die zusammengehören, dick und schnell trocken.',
    'Trois serviettes de bain dans des tons assortis, épaisses et vite sèches.',
    'A stack of three bath towels in shades that belong together, thick and quick to dry.',
  ],
  'berber-rug': [
    'Een wollen kleed met een los ruitpatroon, zoals de weefsters van de Atlas het maken.',
    'Ein Wollteppich mit lockerem Rautenmuster, wie ihn die Weberinnen im Atlas knüpfen.',
    'Un tapis de laine aux losanges irréguliers, à la manière des tisseuses de l’Atlas.',
    'A wool rug with a loose diamond pattern, in the manner of the Atlas weavers.',
  ],
  'striped-rug': [
    'Een vlak geweven kleed met dwarse strepen op een lichte ondergrond.',
    'Ein flach gewebter Teppich mit Querstreifen auf hellem Grund.',
    'Un tapis tissé à plat, rayé en travers sur fond clair.',
    'A flat-woven rug with stripes across a pale ground.',
  ],
  'arches-rug': [
    'Een kleed vol kleine bogen die als dakpannen over elkaar liggen.',
    'Ein Teppich voller kleiner Bögen, die wie Dachziegel übereinanderliegen.',
    'Un tapis couvert de petites arches qui se chevauchent comme des tuiles.',
    'A rug full of small arches that overlap like roof tiles.',
  ],
  'round-rug': [
    'Een rond kleed, van binnen naar buiten gevlochten als een slakkenhuis.',
    'Ein runder Teppich, von innen nach außen geflochten wie ein Schneckenhaus.',
    'Un tapis rond, tressé du centre vers le bord comme une coquille d’escargot.',
    'A round rug, braided from the centre outwards like a snail’s shell.',
  ],
  curtain: [
    'Een gordijn dat in rechte plooien tot op de vloer valt.',
    'Ein Vorhang, der in geraden Falten bis auf den Boden fällt.',
    'Un rideau qui tombe en plis droits jusqu’au sol.',
    'A curtain that falls to the floor in straight folds.',
  ],
  'bed-linen': [
    'Effen beddengoed met een omslag aan de bovenkant en verborgen knopen.',
    'Einfarbige Bettwäsche mit Umschlag am Kopfende und verdeckten Knöpfen.',
    'Une parure unie à revers, fermée par des boutons cachés.',
    'Plain bed linen with a turned-down edge and hidden buttons.',
  ],
  'striped-bed-linen': [
    'Beddengoed met een brede streep, in het garen geverfd en dus aan beide kanten even scherp.',
    'Bettwäsche mit breitem Streifen, im Garn gefärbt und deshalb auf beiden Seiten gleich klar.',
    'Une parure à larges rayures, en fils teints, nette à l’endroit comme à l’envers.',
    'Bed linen with a broad stripe, dyed in the yarn and so equally sharp on both sides.',
  ],
}
