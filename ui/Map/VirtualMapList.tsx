import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import * as styles from './MapList.css.ts'
import type { MapListProps } from './MapList.tsx'
import { MapListItem } from './MapListItem.tsx'

/** Estimated height in px, until one is measured. */
const likelyHeight = 64

/** A virtualised list of pins. */
export function VirtualMapList({ label, pins, chosen, ...rest }: MapListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  // oxlint-disable-next-line react/incompatible-library -- it hands out functions that must not be memoized; here none is
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: pins.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    initialRect: { width: 0, height: 448 },
    overscan: 6,
    useFlushSync: false,
    // The focused entry stays in the page when scrolled out of view, so that the focus is not lost.
    rangeExtractor(range) {
      const seen = defaultRangeExtractor(range)
      return focused === null || focused >= pins.length ? seen : [...new Set([...seen, focused])].toSorted((a, b) => a - b)
    },
  })
  const index = pins.findIndex(({ id }) => id === chosen)
  useEffect(() => {
    if (index !== -1) virtual.scrollToIndex(index, { align: 'auto' })
  }, [index, virtual])
  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    setFocused(index === undefined ? null : Number(index))
  }
  return (
    <div ref={scroller} className={styles.list}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which one has the focus */}
      <ul
        className={styles.sheet}
        aria-label={label}
        style={{ blockSize: virtual.getTotalSize() }}
        onFocus={noteFocus}
        onBlur={() => setFocused(null)}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const pin = pins[index]
          return (
            pin && (
              <MapListItem
                key={pin.id}
                {...rest}
                ref={virtual.measureElement}
                pin={pin}
                isChosen={pin.id === chosen}
                floating={{ index, of: pins.length, top: start }}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}
