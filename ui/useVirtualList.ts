import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'

type VirtualListOptions = {
  count: number
  scroller: RefObject<HTMLDivElement | null>
  /** Estimated height of an item in px, until it is measured. */
  itemHeight: number
  /** Visible height in px, until the scroller is measured. */
  visibleHeight: number
  /** Items rendered beyond each edge, so that fast scrolling shows no gaps. */
  overscan: number
}

/** A virtualised list; the focused item stays in the page. Items need `data-index`, the element around them `focusHandlers`. */
export function useVirtualList<Item extends HTMLElement>({ count, scroller, itemHeight, visibleHeight, overscan }: VirtualListOptions) {
  const [focused, setFocused] = useState<number | null>(null)
  const [estimate, setEstimate] = useState(itemHeight)
  // oxlint-disable-next-line react/incompatible-library -- it returns functions that must not be memoized; here none is
  const virtualizer = useVirtualizer<HTMLDivElement, Item>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    initialRect: { width: 0, height: visibleHeight },
    overscan,
    useFlushSync: false,
    rangeExtractor(range) {
      const visible = defaultRangeExtractor(range)
      return focused === null || focused >= count ? visible : [...new Set([...visible, focused])].toSorted((a, b) => a - b)
    },
  })
  // A wrong estimate would be corrected item by item: each correction computes the offsets of all others, and moves the scrollbar.
  useLayoutEffect(() => {
    const first = scroller.current?.querySelector('[data-index]')
    if (first) setEstimate(first.getBoundingClientRect().height)
  }, [scroller])
  const focusHandlers = {
    onFocus({ target }: FocusEvent) {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
      setFocused(index === undefined ? null : Number(index))
    },
    onBlur: () => setFocused(null),
  }
  return { virtualizer, focusHandlers }
}
