// The requirements of OWASP ASVS 5.0, levels 1 and 2, on authentication, session management, authorization and
// signed tokens: which test shows each, which are written down, and which are not kept, and why.
const LOG_IN = 'unit/commerce/customers/log-in.test.ts'
const PASSWORD = 'unit/commerce/customers/password.test.ts'
const PASSWORD_HASH = 'unit/commerce/customers/password-hash.test.ts'
const WEAK = 'unit/commerce/customers/weak-passwords.test.ts'
const RULES = 'unit/commerce/customers/authentication-rules.test.ts'
const ACCOUNT_MAIL = 'unit/commerce/customers/account-mail.test.ts'
const SWAPS = 'unit/commerce/customers/id-swaps.test.ts'
const OWN_DATA = 'unit/commerce/customers/own-data.test.ts'
const GROUP_PRICES = 'unit/commerce/customers/group-prices.test.ts'
const CUSTOMER = 'unit/storefront/gateway/customer.test.ts'
const SEALED = 'unit/storefront/session/sealed-session.test.ts'
const SESSION = 'unit/storefront/session/session.test.ts'
const ACCOUNT = 'worker/shopping/account.test.ts'
const ORDERS = 'worker/shopping/account-orders.test.ts'
const ALERTS = 'unit/commerce/product-alerts/product-alerts.test.ts'

/** What a test shows. */
export const SHOWN: readonly (readonly [requirements: string, file: string, title: string])[] = [
  // V6, authentication
  [
    '6.1.1, 6.3.1',
    LOG_IN,
    'locks an account after ten tries in fifteen minutes, a known and an unknown one',
  ],
  ['6.3.1', LOG_IN, 'limits one who tries many accounts from one address'],
  ['6.1.2, 6.2.11', WEAK, 'names the shop, its merchant and its place'],
  ['6.2.4, 6.2.12', WEAK, 'is no password: %j, common ones and runs on the keyboard'],
  ['6.2.4', WEAK, 'is none of the 3,500 commonest words, with a capital, a digit and a sign'],
  ['6.2.11', WEAK, 'is no password: %j, names of the shop and its merchant'],
  ['6.2.11', WEAK, 'is no password: %j, names and address of who chooses it'],
  ['6.2.10', RULES, 'does not expire'],
  ['6.3.2', RULES, 'has no customer, and no key that opens it'],
  ['6.3.7', ACCOUNT_MAIL, 'is told when it is the password, by whichever way it was chosen'],
  ['6.4.2', RULES, 'asks for names, address and password, and for no secret question'],
  ['6.5.3, 6.5.4', RULES, 'have 192 random bits, and no two are the same'],
  ['6.3.8', 'unit/commerce/customers/even-cost.test.ts', 'a login as %s derives one hash'],
  ['6.3.8', LOG_IN, 'says the same of a wrong password and of an unknown address'],
  ['6.3.8', CUSTOMER, 'says the same of a wrong password and an unknown address, and sets nothing'],
  ['6.3.8', PASSWORD, 'says the same of an address that nobody has, and writes to nobody'],
  ['6.2.1', PASSWORD_HASH, 'refuses %j'],
  [
    '6.2.8, 6.2.9',
    PASSWORD_HASH,
    'takes longer ones whole, and refuses those that it would have to cut',
  ],
  ['6.2.2, 6.2.3', PASSWORD, 'needs the old one, and ends every login'],
  [
    '6.2.6, 6.2.7',
    ACCOUNT,
    'shows guests where they log in, in the words of spec 6, and is kept nowhere',
  ],
  [
    '6.4.1, 6.5.5, 6.6.2',
    PASSWORD,
    'has an hour, belongs to its address, and keeps the rule for passwords',
  ],
  ['6.4.3, 6.5.1', PASSWORD, 'is chosen anew by the link of a mail, once'],
  ['6.6.3', PASSWORD, 'sends three mails at most in fifteen minutes'],
  ['6.5.2, 11.4.2', LOG_IN, 'keeps no password and no token as they are'],
  ['11.4.2', PASSWORD_HASH, 'is a salted scrypt of 16 MB and five rounds, another one each time'],
  [
    '6.3.4',
    'worker/shopping/checkout-form.test.ts',
    'says nothing else to who knows the password of that account, and logs nobody in',
  ],
  // V7, session management
  ['7.2.1', CUSTOMER, 'never shows a token to the browser'],
  ['7.2.2, 7.2.3', SESSION, 'a new session has an id of 128 random bits and holds nothing'],
  ['7.2.4', CUSTOMER, 'begins a session under another id: one that was planted is worth nothing'],
  ['7.3.1', SESSION, 'is over after 30 days'],
  ['7.3.1, 7.3.2', CUSTOMER, 'is over after ninety days, and after thirty without a visit'],
  ['7.3.2', LOG_IN, 'end 90 days after the login, whatever is refreshed'],
  ['7.4.1', LOG_IN, 'are dead after a logout, even for who has copied them'],
  ['7.4.2', OWN_DATA, 'ends its logins and forgets who it was, and leaves its orders to the books'],
  ['7.4.3', PASSWORD, 'ends every login and opens a locked account'],
  ['7.4.3', ACCOUNT, 'is no longer open on another device once its password was changed'],
  [
    '7.4.4',
    'e2e/account/account.spec.ts',
    'who registers in … has an account, leaves it and comes back',
  ],
  [
    '7.5.1',
    ACCOUNT,
    'changes another e-mail address only with the password, and the password with the old one',
  ],
  ['7.4.5', LOG_IN, 'are ended by whoever runs the shop, of one customer or of all'],
  ['7.5.2', LOG_IN, 'are told to who is logged in, and end all at once but the one that asks'],
  ['7.5.2', ACCOUNT, 'shows where else it is open, and ends that with the password'],
  ['7.5.1', ACCOUNT, 'is deleted with the password, and is gone'],
  ['7.2.1', CUSTOMER, 'is refreshed once for all tabs'],
  ['7.2.1', LOG_IN, 'may be exchanged by two tabs at one moment, and both go on'],
  ['7.4.1', LOG_IN, 'end with their family when an exchanged one is shown again later'],
  ['7.4.1', CUSTOMER, 'that is stolen and used later ends the login of both'],
  // V8, authorization
  ['8.2.1', PASSWORD, 'is refused without a login'],
  ['8.2.2', SWAPS, 'is out of reach for each of 42 pairs of customers'],
  ['8.2.2', ORDERS, 'of somebody else is 404: its page, its invoice and ordering it again'],
  [
    '8.2.2',
    OWN_DATA,
    'is shown to them with what can be ordered again, and is 404 for everybody else',
  ],
  ['8.2.2', ACCOUNT, 'keeps an address book; an address of somebody else is 404'],
  ['8.2.2', OWN_DATA, 'is no address of somebody else'],
  ['8.2.2', ALERTS, 'needs an account, and sees and ends only what is theirs'],
  ['8.2.2', OWN_DATA, 'never takes that of another customer'],
  [
    '8.2.2',
    'worker/gateway.test.ts',
    'keeps the cart of somebody else out of reach, whatever id is named',
  ],
  ['8.2.3', OWN_DATA, 'is names, e-mail address and addresses, and nothing else'],
  ['8.2.3', GROUP_PRICES, 'are secret to everybody else'],
  ['8.3.1', CUSTOMER, 'is searched for their group, and never for one that a browser names'],
  ['8.4.1', 'worker/gateway.test.ts', 'keeps a cart of one store out of the other stores'],
  // V9, signed tokens
  ['9.1.1', SEALED, 'that was changed in any one letter is no session'],
  ['9.1.1, 9.1.2, 9.2.1', GROUP_PRICES, 'are told by no token that is forged, unsigned or over'],
  ['9.1.3', SEALED, 'is sealed with the first key and opens with any'],
  ['9.2.1', SEALED, 'ends 90 days after it began'],
  ['9.2.1', SEALED, 'without an end is refused'],
  ['9.2.2', LOG_IN, 'of two kinds are never taken for each other'],
  ['9.2.2, 9.2.3', CUSTOMER, 'of a session is none of a login, and the other way round'],
]

/** What ARCHITECTURE.md says, in these words. */
export const DOCUMENTED: readonly (readonly [requirements: string, words: string])[] = [
  ['6.1.1', 'Nobody can lock somebody else out for good'],
  ['6.1.2', 'Words that say nothing in a password'],
  ['6.1.3, 6.3.4', 'There are three ways in, and no other'],
  ['7.1.1', 'A login ends after thirty days without a visit, and after ninety in any case'],
  ['7.1.2', 'There is no limit to how many logins an account has at one time'],
  ['8.1.1', 'What may be asked for, and by whom'],
  ['8.1.2', 'What may be written, and by whom'],
]

/** What is not kept, or not here, and why. */
export const NOT_KEPT: readonly (readonly [requirements: string, reason: string])[] = [
  [
    '6.2.5',
    'The specification asks for three of four classes of characters (5, form rules). A store that keeps ASVS sets passwordClasses to 1 (trust C1).',
  ],
  [
    '6.3.3',
    'The specification knows an e-mail address and a password. Guessing is throttled, common passwords are refused, and what changes a login asks for the password again and is told by mail.',
  ],
  ['6.4.4', 'There is no second factor that could be lost.'],
  ['6.6.1', 'Nothing is sent by telephone.'],
  ['6.8.1, 6.8.2, 6.8.3, 6.8.4', 'There is no identity provider beside the shop.'],
  ['7.1.3, 7.6.1, 7.6.2', 'Logins are not federated.'],
  ['9.2.4', 'Each key signs or seals for one audience alone.'],
]

/** Levels 1 and 2 of these chapters, as ASVS 5.0.0 numbers them. */
export const REQUIRED: readonly string[] = [
  ...numbers('6.1', 1, 2, 3),
  ...numbers('6.2', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
  ...numbers('6.3', 1, 2, 3, 4),
  ...numbers('6.4', 1, 2, 3, 4),
  ...numbers('6.5', 1, 2, 3, 4, 5),
  ...numbers('6.6', 1, 2, 3),
  ...numbers('6.8', 1, 2, 3, 4),
  ...numbers('7.1', 1, 2, 3),
  ...numbers('7.2', 1, 2, 3, 4),
  ...numbers('7.3', 1, 2),
  ...numbers('7.4', 1, 2, 3, 4, 5),
  ...numbers('7.5', 1, 2),
  ...numbers('7.6', 1, 2),
  ...numbers('8.1', 1, 2),
  ...numbers('8.2', 1, 2, 3),
  ...numbers('8.3', 1),
  ...numbers('8.4', 1),
  ...numbers('9.1', 1, 2, 3),
  ...numbers('9.2', 1, 2, 3, 4),
]

function numbers(section: string, ...of: number[]): string[] {
  return of.map((number) => `${section}.${number}`)
}
