import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CartLine } from '../../shared/cart/cart-line'
import { useCart } from '../stores/cart'
import { EditLineModal } from './edit-line-modal'

interface LineEditing {
  /** The list that the lines stand in. */
  list: RefObject<HTMLUListElement | null>
  /** Opens a line, which stands at that place of the list. */
  open: (line: CartLine, place: number) => void
  /** Drawn while a line is open. */
  modal: ReactNode
}

/** Cart edit mode (spec 4). Saved, the focus goes to what the line has become. */
export function useLineEdit(): LineEditing {
  const edit = useCart((cart) => cart.edit)
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<{ line: CartLine; place: number } | null>(null)
  const [saved, setSaved] = useState<{ place: number } | null>(null)
  // Only after the modal has closed: the button that it sends the focus to may be gone.
  useEffect(() => {
    if (saved) focusLine(list.current, saved.place)
  }, [saved])
  const modal = opened && (
    <EditLineModal
      line={opened.line}
      onClose={() => setOpened(null)}
      onSave={(request) => {
        void edit(opened.line.key, request)
        setOpened(null)
        setSaved({ place: opened.place })
      }}
    />
  )
  return { list, open: (line, place) => setOpened({ line, place }), modal }
}

/** The last line takes the focus where several became one. */
function focusLine(list: HTMLUListElement | null, place: number): void {
  const lines = [...(list?.children ?? [])]
  const line = lines[place] ?? lines.at(-1)
  line?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus()
}
