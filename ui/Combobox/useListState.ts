import { type KeyboardEvent, useDeferredValue, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'

/** Keys that act on what is listed. */
const actsOnList: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])

/**
 * Whether the list is open, and what it is of. A press or a typed character is painted first; the list follows in
 * pieces, each short enough that the next key is answered at once, even where thousands are searched on a slow phone.
 */
export function useListState() {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const [hurried, setHurried] = useState<string | null>(null)
  const deferredQuery = useDeferredValue(query)
  const deferredOpen = useDeferredValue(open, false)
  const listed = hurried === query ? query : deferredQuery
  const drawn = open && (deferredOpen || hurried === query)

  const show = () => startOpening(() => setOpen(true))
  const hide = () => {
    setOpen(false)
    setHurried(null)
  }
  /** Before a key acts on the list it catches up, so that Enter never takes one of an earlier list. */
  const catchUp = ({ key }: KeyboardEvent) => {
    const isBehind = isOpening || listed !== query || drawn !== open
    if (!isBehind || !actsOnList.has(key)) return
    flushSync(() => {
      setHurried(query)
      if (isOpening) setOpen(true)
    })
  }
  /** Who has gone on before the list opened shall not be followed by it. */
  const leave = () => {
    if (isOpening) hide()
  }
  return {
    open,
    /** Whether its options are drawn: the list itself opens first. */
    drawn,
    /** What was typed to find them. */
    query,
    /** What the list is of: the same, or for a moment what was typed just before. */
    listed,
    setQuery,
    show,
    hide,
    catchUp,
    leave,
  }
}
