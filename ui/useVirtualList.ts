import { type Range, defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** The focused item stays in the page. Items need `data-index`, the element around them `focusHandlers`. */
function useFocusKept(count: number) {
  const [focused, setFocused] = useState<number | null>(null)
  const rangeExtractor = (range: Range) => {
    const visible = defaultRangeExtractor(range)
    return focused === null || focused >= count ? visible : [...new Set([...visible, focused])].toSorted((a, b) => a - b)
  }
  const focusHandlers = {
    onFocus({ target }: FocusEvent) {
      const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
      setFocused(index === undefined ? null : Number(index))
    },
    onBlur: () => setFocused(null),
  }
  return { rangeExtractor, focusHandlers }
}

/** A wrong estimate would be corrected item by item: each correction computes the offsets of all others, and moves the scrollbar. */
function useEstimate(list: RefObject<HTMLElement | null>, itemHeight: number): number {
  const [estimate, setEstimate] = useState(itemHeight)
  useLayoutEffect(() => {
    const first = list.current?.querySelector('[data-index]')
    // oxlint-disable-next-line react/set-state-in-effect -- the height of an item is known once one is drawn
    if (first) setEstimate(first.getBoundingClientRect().height)
  }, [list])
  return estimate
}

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

/** A virtualised list in an element that scrolls. */
export function useVirtualList<Item extends HTMLElement>({ count, scroller, itemHeight, visibleHeight, overscan }: VirtualListOptions) {
  const { rangeExtractor, focusHandlers } = useFocusKept(count)
  const estimate = useEstimate(scroller, itemHeight)
  // oxlint-disable-next-line react/incompatible-library -- it returns functions that must not be memoized; here none is
  const virtualizer = useVirtualizer<HTMLDivElement, Item>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    initialRect: { width: 0, height: visibleHeight },
    overscan,
    useFlushSync: false,
    rangeExtractor,
  })
  return { virtualizer, focusHandlers }
}

type WindowListOptions = Pick<VirtualListOptions, 'count' | 'itemHeight' | 'overscan'> & { list: RefObject<HTMLElement | null> }

/** A virtualised list that scrolls with the page. `above` is its distance from the page's start, in px. */
export function useWindowList<Item extends HTMLElement>({ count, list, itemHeight, overscan }: WindowListOptions) {
  const { rangeExtractor, focusHandlers } = useFocusKept(count)
  const estimate = useEstimate(list, itemHeight)
  const [above, setAbove] = useState(0)
  // The content above may grow: a refresh that failed, a text that wraps.
  useLayoutEffect(() => {
    const measure = () => setAbove(list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [list])
  // oxlint-disable-next-line react/incompatible-library -- it returns functions that must not be memoized; here none is
  const virtualizer = useWindowVirtualizer<Item>({
    count,
    scrollMargin: above,
    estimateSize: () => estimate,
    overscan,
    useFlushSync: false,
    rangeExtractor,
  })
  return { virtualizer, focusHandlers, above }
}
