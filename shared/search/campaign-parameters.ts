/** Prefixes of what advertisers append to links: Google, Matomo, HubSpot, Mailchimp. */
const PREFIX = /^(?:utm|mtm|hsa|mc)_/i
/** Click ids of advertising networks. */
const CLICK_ID = /^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|srsltid|epik|_ga)$/i

/**
 * Whether a parameter of an address only says which campaign a visitor came from: it chooses nothing
 * on a page, so it is no filter of a list and makes no page of its own (spec 2).
 */
export function isCampaignParameter(name: string): boolean {
  return PREFIX.test(name) || CLICK_ID.test(name)
}
