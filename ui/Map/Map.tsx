import type { ReactNode } from 'react'
import * as styles from './Map.css.ts'
import { MapList } from './MapList.tsx'
import { MapWindow } from './MapWindow.tsx'
import type { Place } from './mercator.ts'
import { defaultMessages } from './messages.ts'

/** A place that is marked. */
export type MapPin = Place & {
  /** Identifier. */
  id: string
  /** What it is called, on the map and in the list. */
  name: string
  /** "0.4 miles" */
  detail?: string
  /** The address it links to. */
  href?: string
}

export type MapProps = {
  /** What is on the map: "Restaurants near you". */
  label: string
  /** The places, in the order of the list. */
  pins: readonly MapPin[]
  /** The id of the chosen pin. */
  chosen: string | null
  /** Hears which one is chosen; null when none is any more. */
  onChoose: (id: string | null) => void
  /**
   * Address of a map style whose tiles are the ground. The ground is drawn where it is null or out of reach, where its
   * server knows none of the tiles, and where the browser cannot paint them.
   */
  styleUrl: string | null
  /** Stands in the list's place when there are no pins. */
  empty: ReactNode
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default Map/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/** Places on a map, and the same places in a list beside it. All that the map can do the list can do too. */
export function Map({ label, pins, chosen, onChoose, styleUrl, empty, messages }: MapProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <section className={styles.place} aria-label={label}>
      <div className={styles.halves}>
        <MapWindow label={label} pins={pins} chosen={chosen} onChoose={onChoose} styleUrl={styleUrl} say={say} />
        {pins.length === 0 ? (
          <div className={styles.empty}>{empty}</div>
        ) : (
          <MapList label={label} pins={pins} chosen={chosen} onChoose={onChoose} say={say} />
        )}
      </div>
    </section>
  )
}
