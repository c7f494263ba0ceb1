import { createAdminClient } from '../../worker/tools/catalogue-cli/admin-client.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { E2E_COMMERCE_PORT } from './addresses.ts'

/** How many orders the shop holds of an address, as its merchant sees them. */
export async function countOrdersOf(email: string): Promise<number> {
  const url = `http://127.0.0.1:${E2E_COMMERCE_PORT}`
  const orders = await createAdminClient(url, TEST_SECRETS.commerce.ADMIN_KEY).orders()
  return orders.filter((order) => order.email === email).length
}
