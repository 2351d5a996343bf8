import type { ReactNode } from 'react'
import * as styles from './Map.css.ts'
import { MapList } from './MapList.tsx'
import { MapWindow } from './MapWindow.tsx'
import { defaultMessages } from './messages.ts'
import type { PinsProps } from './pins.ts'

export type MapProps = PinsProps & {
  /** Address of a map style with tiles. If null, unreachable, without tiles or not paintable here, the map is drawn without them. */
  styleUrl: string | null
  /** Shown instead of the list when there are no pins. */
  empty: ReactNode
  /** Texts to use instead of the defaults in Map/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** Pins on a map, and the same pins in a list beside it. The list can do everything that the map can. */
export function Map({ label, pins, chosen, onChoose, styleUrl, empty, messages }: MapProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <section className={styles.container} aria-label={label}>
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
