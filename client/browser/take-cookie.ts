/**
 * Whether the shop has left a cookie of that name for this page; it is gone afterwards. A browser
 * that cannot delete it asks once more than it needs to.
 */
export function takeCookie(name: string): boolean {
  const isThere = document.cookie.includes(`${name}=`)
  if (isThere && 'cookieStore' in window) void cookieStore.delete(name)
  return isThere
}
