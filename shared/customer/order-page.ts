import { ACCOUNT_FIELDS } from './account-forms'

/**
 * Address of a page of the account that shows one order (spec 2, my account).
 * @param page path of the account or of the invoice
 * @param orderNumber empty where no order is meant: then it is the page itself
 */
export function orderPage(page: string, orderNumber: string): string {
  if (orderNumber === '') return page
  return `${page}?${ACCOUNT_FIELDS.order}=${encodeURIComponent(orderNumber)}`
}
