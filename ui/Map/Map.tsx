import { type ReactNode, useState } from 'react'
import * as styles from './Map.css.ts'
import { MapList } from './MapList.tsx'
import { MapWindow } from './MapWindow.tsx'
import { defaultMessages } from './messages.ts'
import type { MapEntry, PinsProps } from './pins.ts'

export type MapProps = PinsProps & {
  /** Entries whose location is unknown: they end the list. */
  unplaced?: readonly MapEntry[]
  /** On a phone, so many entries show until all are asked for. */
  few?: number
  /** Address of a map style with tiles. If null, unreachable, without tiles or not paintable here, the map is drawn without them. */
  styleUrl: string | null
  /** Shown instead of the list when there are no entries. */
  empty: ReactNode
  /** Texts to use instead of the defaults in Map/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const noEntries: readonly MapEntry[] = []

/** A list, and its entries as pins on a map beside it. The list can do everything that the map can. */
export function Map({ pins, unplaced = noEntries, few, styleUrl, empty, messages, ...rest }: MapProps) {
  const say = { ...defaultMessages, ...messages }
  const [lit, onLit] = useState<string | null>(null)
  const [isTiled, setTiled] = useState(false)
  const entries = [...pins, ...unplaced]
  return (
    <section className={styles.container} aria-label={rest.label}>
      <div className={styles.halves}>
        {entries.length === 0 ? (
          <div className={styles.empty}>{empty}</div>
        ) : (
          <MapList {...rest} entries={entries} lit={lit} onLit={onLit} say={say} {...(few !== undefined && { few })} />
        )}
        <MapWindow {...rest} pins={pins} lit={lit} onLit={onLit} styleUrl={styleUrl} isTiled={isTiled} onTiled={setTiled} say={say} />
      </div>
      {!isTiled && <p className={styles.note}>{say.illustration}</p>}
    </section>
  )
}
