import { type KeyboardEvent, startTransition, useDeferredValue, useEffect, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'

/** Keys that act on the list. */
const actsOnList: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])

/**
 * How many options are drawn, step by step, when the list opens: first the list itself, then those on top, then the
 * rest. A key that opens it goes to its first or its last only if one is there from the first; more would be too late.
 */
const inPieces = [0, 1, 4, Number.POSITIVE_INFINITY] as const
const allPieces = inPieces.length - 1

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
  const listed = hurried === query ? query : deferredQuery
  const [pieces, setPieces] = useState(0)
  const drawn = hurried === query ? allPieces : pieces

  // Each piece once the one before it is painted.
  useEffect(() => {
    if (!open || pieces === allPieces) return
    const frame = requestAnimationFrame(() => startTransition(() => setPieces(pieces + 1)))
    return () => cancelAnimationFrame(frame)
  }, [open, pieces])

  /** The key that opens the list goes to its first or its last, so that some must be drawn at once. */
  const show = (byKey = false) =>
    startOpening(() => {
      setOpen(true)
      setPieces(byKey ? 1 : 0)
    })
  const hide = () => {
    setOpen(false)
    setHurried(null)
    setPieces(0)
  }
  /** Before a key acts on the list it catches up, so that Enter never takes one of an earlier list. */
  const catchUp = ({ key }: KeyboardEvent) => {
    const isBehind = isOpening || listed !== query || (open && drawn < allPieces)
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
    /** How many of its options in sight may be drawn by now: none of a closed list. */
    drawn: open ? (inPieces[drawn] ?? 0) : 0,
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
