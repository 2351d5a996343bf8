import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { later } from '../later.ts'
import { DrawnGround } from './DrawnGround.tsx'
import type { MapProps } from './Map.tsx'
import * as styles from './Map.css.ts'
import { pixelOf, spotOf, zoomed } from './mercator.ts'
import { useView } from './useView.ts'
import type { defaultWords } from './words.ts'

type MapWindowProps = Pick<MapProps, 'label' | 'pins' | 'chosen' | 'onChoose' | 'styleUrl'> & { say: typeof defaultWords }

const useTiles = later(async () => (await import('./TileGround.tsx')).TileGround)

type TilesProps = Parameters<NonNullable<ReturnType<typeof useTiles> & { status: 'ready' }>['value']>[0]

/** Fetched only where there are tiles to show. */
function Tiles(props: TilesProps) {
  const tiles = useTiles()
  return tiles.status === 'ready' ? <tiles.value {...props} /> : null
}

/** A name above the pin needs about so many px. */
const [nameWidth, nameHeight] = [180, 110]

const edgesNear = ({ left, top }: { left: number; top: number }, { width }: { width: number }) =>
  [top < nameHeight && 'top', left < nameWidth / 2 && 'left', left > width - nameWidth / 2 && 'right'].filter(Boolean).join(' ')

/** The map: a ground, the pins on it, and the ways to come nearer. */
export function MapWindow({ label, pins, chosen, onChoose, styleUrl, say }: MapWindowProps) {
  const { ref, size, view, setView, push } = useView(pins)
  const [tiled, setTiled] = useState(false)
  const shown = view && size
  return (
    <div ref={ref} className={styles.window} role="group" aria-label={say.map(label)} data-ground={tiled ? 'tiles' : 'drawn'} {...(tiled ? {} : push)}>
      {shown && !tiled && <DrawnGround view={view} size={size} say={say} />}
      {shown && styleUrl && <Tiles styleUrl={styleUrl} view={view} say={say} onView={setView} onReady={setTiled} />}
      {shown &&
        pins.map((pin) => {
          const { left, top } = pixelOf(spotOf(pin), view, size)
          const isChosen = pin.id === chosen
          const outside = left < 0 || top < 0 || left > size.width || top > size.height
          return (
            <button
              key={pin.id}
              type="button"
              className={styles.pin}
              style={{ transform: `translate(${left}px, ${top}px)` }}
              aria-label={pin.name}
              aria-pressed={isChosen}
              data-outside={outside || undefined}
              data-edges={edgesNear({ left, top }, size)}
              // A pin that the keyboard reaches out of sight is brought to the middle.
              onFocus={() => outside && setView({ ...view, ...spotOf(pin) })}
              onClick={() => onChoose(isChosen ? null : pin.id)}
            >
              <span className={styles.mark} />
              {isChosen && <span className={styles.flag}>{pin.name}</span>}
            </button>
          )
        })}
      {shown && (
        <div className={styles.zoom}>
          <button type="button" className={styles.zoomStep} aria-label={say.nearer} onClick={() => setView(zoomed(view, 1))}>
            <Icon name="add" />
          </button>
          <button type="button" className={styles.zoomStep} aria-label={say.farther} onClick={() => setView(zoomed(view, -1))}>
            <Icon name="remove" />
          </button>
        </div>
      )}
    </div>
  )
}
