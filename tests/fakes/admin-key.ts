/** The key that importers of the tests bear. */
export const ADMIN_KEY = 'the-key-of-this-test'
