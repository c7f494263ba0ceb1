import type { MouseEventHandler } from 'react'

interface SentenceWithLinkProps {
  sentence: string
  /** Those of its words that lead somewhere. */
  linked: string
  href: string
  onClick?: MouseEventHandler
}

/** A sentence some words of which are a link, in a tab of its own. */
export function SentenceWithLink({ sentence, linked, href, onClick }: SentenceWithLinkProps) {
  const [before, after] = sentence.split(linked)
  return (
    <>
      {before}
      <a href={href} target="_blank" rel="noopener" onClick={onClick}>
        {linked}
      </a>
      {after}
    </>
  )
}
