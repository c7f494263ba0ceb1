import type { OrderDetails } from '../../../shared/contract/admin/placed-order.ts'
import { createAdminClient } from '../../../worker/tools/catalogue-cli/admin-client.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { E2E_COMMERCE_PORT } from './addresses.ts'

/** The orders that the shop holds of an address, as its merchant sees them. */
export async function ordersOf(email: string): Promise<OrderDetails[]> {
  const url = `http://127.0.0.1:${E2E_COMMERCE_PORT}`
  const admin = createAdminClient(url, TEST_SECRETS.commerce.ADMIN_KEY)
  const placed = (await admin.orders()).filter((order) => order.email === email)
  return Promise.all(placed.map(({ orderNumber }) => admin.order(orderNumber)))
}
