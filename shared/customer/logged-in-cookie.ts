/** Tells scripts that somebody is logged in, and since when; it opens nothing. */
export const LOGGED_IN_COOKIE = 'logged-in'
