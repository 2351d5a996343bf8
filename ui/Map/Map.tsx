import { type ReactNode, useState } from 'react'
import { lazyModule } from '../lazy/lazyModule.ts'
import * as styles from './Map.css.ts'
import './onTheMap.css.ts'
import './menu.css.ts'
import './cards.css.ts'
import { MapList } from './MapList.tsx'
import { defaultMessages } from './messages.ts'
import type { MapEntry, PinsProps } from './pins.ts'

export type MapProps = PinsProps & {
  /** Entries whose location is unknown: they end the list. */
  unplaced?: readonly MapEntry[]
  /** Search and filters, above the list. */
  controls?: ReactNode
  /** On a phone, so many entries show until all are asked for. */
  few?: number
  /** Address of a map style. If null, unreachable or not paintable here, the list stands alone. */
  styleUrl: string | null
  /** Shown instead of the list when there are no entries. */
  empty: ReactNode
  /** Texts to use instead of the defaults in Map/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const noEntries: readonly MapEntry[] = []

const useWindow = lazyModule(async () => (await import('./MapWindow.tsx')).MapWindow)

/** A list, and its entries as pins on a map beside it. The list can do everything that the map can. */
export function Map({ pins, unplaced = noEntries, few, controls, styleUrl, empty, messages, ...rest }: MapProps) {
  const say = { ...defaultMessages, ...messages }
  const [lit, onLit] = useState<string | null>(null)
  const window = useWindow(styleUrl !== null)
  const [isUnpaintable, setUnpaintable] = useState(false)
  const entries = [...pins, ...unplaced]
  const isAlone = styleUrl === null || isUnpaintable || window.status === 'failed'
  return (
    <section className={styles.container} aria-label={rest.label} data-alone={isAlone || undefined}>
      {controls && <div className={styles.controls}>{controls}</div>}
      <div className={styles.halves}>
        {entries.length === 0 ? (
          <div className={styles.empty}>{empty}</div>
        ) : (
          <MapList {...rest} entries={entries} lit={lit} onLit={onLit} say={say} {...(few !== undefined && { few })} />
        )}
        {!isAlone && (
          <div className={styles.window} data-map role="group" aria-label={say.map(rest.label)}>
            {window.status === 'ready' && (
              <window.value
                {...rest}
                pins={pins}
                lit={lit}
                onLit={onLit}
                styleUrl={styleUrl}
                onFail={() => setUnpaintable(true)}
                say={say}
              />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
