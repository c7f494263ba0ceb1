/** The text of a body; null when it is no UTF-8, or breaks off. */
export async function bodyText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      await request.arrayBuffer(),
    )
  } catch {
    return null
  }
}
