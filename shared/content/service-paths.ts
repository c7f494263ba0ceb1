// Stories that the shop itself leads to. Editors keep them under these paths in every store.

/** What both sides agree to with an order (spec 2, modal terms-and-conditions). */
export const TERMS_PATH = '/terms'
/** Whom to ask, and how (spec 2, modal checkout-support). */
export const SUPPORT_PATH = '/service'
/** Where one subscribes to the newsletter (spec 2, modal newsletter). */
export const NEWSLETTER_PATH = '/newsletter'
/** What becomes of personal details. */
export const PRIVACY_PATH = '/privacy'
/** What delivery costs and how long it takes. */
export const DELIVERY_PATH = '/delivery'
/** How things go back. */
export const RETURNS_PATH = '/returns'
/** Who sells: Impressum, mentions légales. */
export const COMPANY_PATH = '/company'
/** Articles, newest first. */
export const BLOG_PATH = '/blog'
/** The same for whoever reads them elsewhere. */
export const BLOG_FEED_PATH = '/feeds/blog.xml'
