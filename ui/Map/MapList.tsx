import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { lazyComponent } from '../lazy/lazyComponent.tsx'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { MapListProps } from './pins.ts'

/** Up to so many entries are all in the page: they can be printed, and found by the browser's search. */
const drawnWhole = 60

function WholeMapList({ label, entries, chosen, lit, few, ...rest }: MapListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isShort = few !== undefined && entries.length > few && !isAsked && entries.slice(few).every(({ id }) => id !== chosen)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-chosen]')
    // Scrolls the list only: the page must not jump when a pin is chosen.
    if (item && list.current) {
      const { clientHeight, clientWidth } = list.current
      list.current.scrollTo({ top: item.offsetTop - clientHeight / 3, left: item.offsetLeft - (clientWidth - item.clientWidth) / 2 })
    }
  }, [chosen])
  const firstMore = useEffectEvent(() => list.current?.children[few ?? 0]?.querySelector('button'))
  useEffect(() => {
    // The button disappears, so the focus moves to the first entry that it shows.
    if (isAsked) firstMore()?.focus()
  }, [isAsked])
  return (
    <div className={styles.sheet}>
      <ul ref={list} className={styles.list} aria-label={label}>
        {entries.map((entry, index) => (
          <MapListItem
            key={entry.id}
            {...rest}
            entry={entry}
            number={index + 1}
            isChosen={entry.id === chosen}
            isLit={entry.id === lit}
            isMore={isShort && index >= few}
          />
        ))}
      </ul>
      {isShort && (
        <div className={styles.all}>
          <Button variant="soft" onClick={() => setAsked(true)}>
            {rest.say.all}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Virtualisation loads only for a long list: until then the first entries show, and all of them if it fails. */
const LongList = lazyComponent(
  async () => (await import('./VirtualMapList.tsx')).VirtualMapList,
  (props: MapListProps) => <WholeMapList {...props} entries={props.entries.slice(0, drawnWhole)} />,
  WholeMapList,
)

/** The list of entries; a long one is virtualised. The chosen entry is scrolled into view. */
export function MapList(props: MapListProps) {
  return props.entries.length > drawnWhole ? <LongList {...props} /> : <WholeMapList {...props} />
}
