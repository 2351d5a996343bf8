import { useEffect, useRef } from 'react'
import { useVirtualList } from '../useVirtualList.ts'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { MapListProps } from './pins.ts'

export function VirtualMapList({ label, pins, chosen, ...rest }: MapListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, focusHandlers } = useVirtualList<HTMLLIElement>({
    count: pins.length,
    scroller,
    itemHeight: 64,
    visibleHeight: 448,
    overscan: 6,
  })
  const index = pins.findIndex(({ id }) => id === chosen)
  useEffect(() => {
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [index, virtualizer])
  return (
    <div ref={scroller} className={styles.list}>
      <ul {...focusHandlers} className={styles.sheet} aria-label={label} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const pin = pins[index]
          return (
            pin && (
              <MapListItem
                key={pin.id}
                {...rest}
                ref={virtualizer.measureElement}
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
