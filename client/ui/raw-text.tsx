interface RawTextProps {
  as: 'script' | 'div' | 'span'
  /** Trusted or already cleaned: this is the only way to write raw markup. */
  text: string
  id?: string
  type?: string
  className?: string | undefined
}

/**
 * Writes text into the page as it is. The only file that may: HTML that gets here was cleaned by
 * the worker, state was escaped by the document.
 */
export function RawText({ as: Element, text, ...attributes }: RawTextProps) {
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
}
