import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { createRandomId } from '../db/random-id'

/** Opens an empty guest cart in this store and gives its mask. */
export async function insertCart(sales: Database, store: StoreView, now: number): Promise<string> {
  const mask = createRandomId()
  await sales
    .prepare('INSERT INTO cart (mask, store_code, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)')
    .bind(mask, store.storeCode, now)
    .run()
  return mask
}
