import { taxFromGross, taxFromNet } from '../catalog/tax'

/**
 * What a piece costs where it is delivered: the price without the tax of the store's country, with
 * the tax of the destination put on (spec 4). Equal rates leave the price untouched.
 * Cents; rates in per cent, as in shared/catalog/tax.
 */
export function grossAtRate(gross: number, storeRate: number, destinationRate: number): number {
  if (storeRate === destinationRate) return gross
  return taxFromNet(taxFromGross(gross, storeRate).net, destinationRate).gross
}
