import { expect, it } from 'vitest'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { stemOf } from '../../../../worker/commerce/catalogue-import/stem'
import { toWords } from '../../../../worker/commerce/search/words/to-words'

const INFLECTIONS: Record<StoreCode, string> = {
  nl_nl:
    'lamp lampen, vaas vazen, kussen kussens, gordijn gordijnen, rok rokken, kastje kastjes, woning woningen',
  de_de: 'Stuhl Stühle, Schrank Schränke, Vase Vasen, Sofa Sofas, Kleid Kleider, blau blaue',
  fr_fr: 'lampe lampes, étagère étagères, rideau rideaux, canapé canapés, bleu bleue',
  global_en: 'lamp lamps, shelf shelves, box boxes, dress dresses, baby babies, cushion cushions',
}

const OTHERS: Record<StoreCode, string> = {
  nl_nl: 'lamp lam, bank band, tafel tafelkleed, kleed kleding',
  de_de: 'Lampe Lamm, Tisch Tuch, Bett Brett',
  fr_fr: 'table tablier, lampe lampadaire, rose rosée',
  global_en: 'lamp lam, table tablecloth, card cardigan',
}

const toPairs = (text: string) => text.split(', ').map((pair) => toWords(pair))
const stores = Object.keys(INFLECTIONS) as StoreCode[]

it.each(stores)('gives inflections one stem in %s, and other words another', (store) => {
  for (const [one = '', other = ''] of toPairs(INFLECTIONS[store])) {
    expect(stemOf(other, store), other).toBe(stemOf(one, store))
  }
  for (const [one = '', other = ''] of toPairs(OTHERS[store])) {
    expect(stemOf(other, store), other).not.toBe(stemOf(one, store))
  }
})

it.each(stores)('leaves numbers of articles as they are in %s', (store) => {
  expect(stemOf('120s', store)).toBe('120s')
})

it('leaves a word as it is rather than with fewer than three letters', () => {
  expect(stemOf('vaes', 'fr_fr')).toBe('vaes')
})
