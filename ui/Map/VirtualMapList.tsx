import { useEffect, useRef } from 'react'
import { useVirtualList } from '../useVirtualList.ts'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { MapListProps } from './pins.ts'

export function VirtualMapList({ label, entries, chosen, lit, ...rest }: MapListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, focusHandlers } = useVirtualList<HTMLLIElement>({
    count: entries.length,
    scroller,
    itemHeight: 96,
    visibleHeight: 704,
    overscan: 6,
  })
  const index = entries.findIndex(({ id }) => id === chosen)
  useEffect(() => {
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [index, virtualizer])
  return (
    <div className={styles.sheet}>
      <div ref={scroller} className={styles.list}>
        <ul {...focusHandlers} className={styles.long} aria-label={label} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const entry = entries[index]
            return (
              entry && (
                <MapListItem
                  key={entry.id}
                  {...rest}
                  ref={virtualizer.measureElement}
                  entry={entry}
                  number={index + 1}
                  isChosen={entry.id === chosen}
                  isLit={entry.id === lit}
                  floating={{ index, of: entries.length, top: start }}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
