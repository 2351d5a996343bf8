import { useEffect, useRef } from 'react'
import { lazyModule } from '../lazyModule.ts'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { MapListProps } from './pins.ts'

/** Up to so many entries are all in the page: they can be printed, and found by the browser's search. */
const drawnWhole = 60

const useLongList = lazyModule(async () => (await import('./VirtualMapList.tsx')).VirtualMapList)

function WholeMapList({ label, pins, chosen, ...rest }: MapListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-chosen]')
    // Scrolls the list only: the page must not jump when a pin is chosen.
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

/** Virtualisation loads only for a long list: until then the first entries show, and all of them if it fails. */
function LongList(props: MapListProps) {
  const long = useLongList()
  if (long.status === 'ready') return <long.value {...props} />
  return <WholeMapList {...props} pins={long.status === 'failed' ? props.pins : props.pins.slice(0, drawnWhole)} />
}

/** The list of pins; a long one is virtualised. The chosen entry is scrolled into view. */
export function MapList(props: MapListProps) {
  return props.pins.length > drawnWhole ? <LongList {...props} /> : <WholeMapList {...props} />
}
