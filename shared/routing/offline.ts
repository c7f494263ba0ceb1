// What the page and its service worker say to each other (spec 1, the shop works offline to a degree).

/** The service worker (spec 7: a script at a fixed path at the root of the site). */
export const SERVICE_WORKER_PATH = '/sw.js'

/** What a browser that installs the shop reads of it. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest'

/** On an answer that everybody gets alike: a browser may keep it for when it has no connection. */
export const KEEP_HEADER = 'x-keep-offline'

/** The page in the place of a document that cannot be had without a connection (spec 8). */
export const OFFLINE_PATH = '/offline'

/** Of documents that are seen. */
export const PAGES_CACHE = 'pages'

/** What a service worker tells its pages: the last copy of a page was given, for want of an answer. */
export const COPY_GIVEN = 'COPY_GIVEN'

/** What a page tells its service worker: end what you still ask for, another version is to take over. */
export const GIVE_UP = 'GIVE_UP'

/** Asks a service worker which build of the shop it belongs to; it answers with the name of that. */
export const ASK_BUILD = 'ASK_BUILD'

/** On the element of a document that is such a copy. */
export const COPY_ATTRIBUTE = 'data-copy'

/** Asks for what waits to be sent: of a browser that has a connection again, and of a page by its worker. */
export const SYNC_TASKS = 'sync-tasks'

/** Of an order that waits: asks the browser to wake the worker, and names what the device says of it. */
export const WAITING_ORDER = 'waiting-order'
