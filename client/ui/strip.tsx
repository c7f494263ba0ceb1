import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import styles from './strip.module.css'

interface StripProps {
  /** How far an arrow scrolls, in pixels; 0 means the width of what is seen. */
  step: number
  words: { previous: string; next: string }
  className?: string
  label?: string
  children: ReactNode
}

/**
 * A row that scrolls sideways: by touch, by wheel, by keyboard, and by arrows where a mouse is. An arrow
 * that leads nowhere stays focusable: at the end of the row the focus would be lost.
 */
export function Strip({ step, words, className = '', label, children }: StripProps) {
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd } = useScrollEnds(track)
  const scroll = (direction: 1 | -1) => () => {
    const list = track.current
    list?.scrollBy({ left: direction * (step || list.clientWidth) })
  }
  return (
    <div className={styles.strip}>
      <IconButton
        className={styles.arrow}
        icon="chevron-left"
        label={words.previous}
        aria-disabled={atStart}
        onClick={scroll(-1)}
      />
      <ul ref={track} className={`${styles.track} ${className}`} aria-label={label}>
        {children}
      </ul>
      <IconButton
        className={styles.arrow}
        icon="chevron-right"
        label={words.next}
        aria-disabled={atEnd}
        onClick={scroll(1)}
      />
    </div>
  )
}

function useScrollEnds(track: React.RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const list = track.current
    if (!list) return
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
      const next = { atStart: list.scrollLeft < 4, atEnd: rest < 4 }
      setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [track])
  return ends
}
