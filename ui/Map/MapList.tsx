import { useEffect, useRef } from 'react'
import { lazyModule } from '../lazyModule.ts'
import type { MapProps } from './Map.tsx'
import * as styles from './MapList.css.ts'
import { MapListItem } from './MapListItem.tsx'
import type { defaultMessages } from './messages.ts'

export type MapListProps = Pick<MapProps, 'label' | 'pins' | 'chosen' | 'onChoose'> & { say: Pick<typeof defaultMessages, 'goTo'> }

/** So many are drawn whole: they can be printed, and found by the browser's own search. */
const drawnWhole = 60

const useLongList = lazyModule(async () => (await import('./PlacesInSight.tsx')).PlacesInSight)

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

/** What draws a long list is fetched only for one: until it is there the first are shown, and all where it cannot be had. */
function LongList(props: MapListProps) {
  const long = useLongList()
  if (long.status === 'ready') return <long.value {...props} />
  return <AllPlaces {...props} pins={long.status === 'failed' ? props.pins : props.pins.slice(0, drawnWhole)} />
}

/** The places by name: all of a few, of many those in sight. The chosen one is brought into sight. */
export function MapList(props: MapListProps) {
  return props.pins.length > drawnWhole ? <LongList {...props} /> : <AllPlaces {...props} />
}
