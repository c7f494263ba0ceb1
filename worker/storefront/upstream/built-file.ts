/** A file of the browser's build, which Cloudflare keeps; its 304 where nothing has changed. */
export function fetchBuiltFile(assets: Fetcher, request: Request): Promise<Response> {
  return assets.fetch(request)
}
