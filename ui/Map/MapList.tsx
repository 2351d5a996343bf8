import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { MapProps } from './Map.tsx'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { defaultWords } from './words.ts'

type MapListProps = Pick<MapProps, 'label' | 'pins' | 'chosen' | 'onChoose'> & { say: Pick<typeof defaultWords, 'goTo'> }

/** So many are drawn whole: they can be printed, and found by the browser's own search. */
const drawnWhole = 60
/** In px, until one is drawn and measured. */
const likelyHeight = 64

function AllPlaces({ label, pins, chosen, ...rest }: MapListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-chosen]')
    // Within the list only: the page must not jump when a pin is chosen.
    if (item) list.current?.scrollTo({ top: item.offsetTop - list.current.clientHeight / 3 })
  }, [chosen])
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {pins.map((pin) => (
        <MapListItem key={pin.id} {...rest} pin={pin} isChosen={pin.id === chosen} />
      ))}
    </ul>
  )
}

function PlacesInSight({ label, pins, chosen, ...rest }: MapListProps) {
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
    // The one that has the focus stays, even out of sight, or the keyboard would lose its place.
    rangeExtractor(range) {
      const seen = defaultRangeExtractor(range)
      return focused === null || focused >= pins.length ? seen : [...new Set([...seen, focused])].toSorted((a, b) => a - b)
    },
  })
  const place = pins.findIndex(({ id }) => id === chosen)
  useEffect(() => {
    if (place !== -1) virtual.scrollToIndex(place, { align: 'auto' })
  }, [place, virtual])
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
        onBlur={() => setFocused(null)}
      >
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

/** The places by name: all of a few, of many those in sight. The chosen one is brought into sight. */
export function MapList(props: MapListProps) {
  return props.pins.length > drawnWhole ? <PlacesInSight {...props} /> : <AllPlaces {...props} />
}
