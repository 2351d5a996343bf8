import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { lazyModule } from '../lazyModule.ts'
import { DrawnGround } from './DrawnGround.tsx'
import type { MapPin, PinsProps } from './pins.ts'
import * as styles from './Map.css.ts'
import { type Cluster, marksOf } from './clusters.ts'
import { pixelOf, type Size, type Spot, spotOf, type View, viewOf, zoomed, zoomOf } from './mercator.ts'
import type { TileGroundProps } from './TileGround.tsx'
import { margin, useView } from './useView.ts'
import type { defaultMessages } from './messages.ts'

type MapWindowProps = PinsProps & { styleUrl: string | null; say: typeof defaultMessages }

const useTiles = lazyModule(async () => (await import('./TileGround.tsx')).TileGround)

/** Loads only where there are tiles to show. */
function Tiles(props: TileGroundProps) {
  const tiles = useTiles()
  return tiles.status === 'ready' ? <tiles.value {...props} /> : null
}

/** Approximate space of a name above a pin, in px. */
const [nameWidth, nameHeight] = [180, 110]

const edgesNear = ({ left, top }: { left: number; top: number }, { width }: { width: number }) =>
  [top < nameHeight && 'top', left < nameWidth / 2 && 'left', left > width - nameWidth / 2 && 'right'].filter(Boolean).join(' ')

const isOutside = ({ left, top }: { left: number; top: number }, { width, height }: Size) =>
  left < 0 || top < 0 || left > width || top > height

/** Zooms to show all pins of a cluster, or one step towards its centre. */
function nearerTo({ pins, x, y }: Cluster, view: View, size: Size): View {
  const fitted = viewOf(pins.map(spotOf), size, margin)
  return zoomOf(fitted) > zoomOf(view) + 0.5 ? fitted : zoomed({ ...view, x, y }, 2)
}

/** Names that several pins share: screen readers also need their details. */
function repeatedNames(pins: readonly MapPin[]): ReadonlySet<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()]
  for (const { name } of pins) (once.has(name) ? repeated : once).add(name)
  return repeated
}

type PinButtonProps = {
  pin: MapPin
  label: string
  isChosen: boolean
  at: { left: number; top: number }
  size: Size
  onSeek: (spot: Spot) => void
  onClick: () => void
}

function PinButton({ pin, label, isChosen, at, size, onSeek, onClick }: PinButtonProps) {
  const outside = isOutside(at, size)
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
      aria-label={label}
      aria-pressed={isChosen}
      data-outside={outside || undefined}
      data-edges={edgesNear(at, size)}
      // A pin that takes the focus out of view is centred.
      onFocus={() => outside && onSeek(spotOf(pin))}
      onClick={onClick}>
      <span className={styles.mark} />
      {isChosen && <span className={styles.flag}>{pin.name}</span>}
    </button>
  )
}

/** The map: background, pins and zoom buttons. */
export function MapWindow({ label, pins, chosen, onChoose, styleUrl, say }: MapWindowProps) {
  const { ref, size, view, setView, push } = useView(pins)
  const [tiled, setTiled] = useState(false)
  const shown = view && size
  const repeated = useMemo(() => repeatedNames(pins), [pins])
  const marks = shown ? marksOf(pins, chosen, view, size) : { alone: [], clusters: [] }
  const seek = (spot: Spot) => view && setView({ ...view, ...spot })
  // A pin chosen in the list is scrolled into view too.
  const onChosen = useEffectEvent((id: string | null) => {
    const pin = pins.find((each) => each.id === id)
    if (pin && shown && isOutside(pixelOf(spotOf(pin), view, size), size)) seek(spotOf(pin))
  })
  useEffect(() => onChosen(chosen), [chosen])
  return (
    <div
      ref={ref}
      className={styles.window}
      role="group"
      aria-label={say.map(label)}
      data-ground={tiled ? 'tiles' : 'drawn'}
      {...(tiled ? {} : push)}>
      {shown && !tiled && <DrawnGround view={view} size={size} say={say} />}
      {shown && styleUrl && <Tiles styleUrl={styleUrl} view={view} say={say} onView={setView} onReady={setTiled} />}
      {shown &&
        marks.clusters.map((cluster) => {
          const { left, top } = pixelOf(cluster, view, size)
          return (
            <button
              key={cluster.id}
              type="button"
              className={styles.cluster}
              style={{ transform: `translate(${left}px, ${top}px)` }}
              aria-label={say.several(cluster.pins.length)}
              onClick={() => setView(nearerTo(cluster, view, size))}>
              {cluster.pins.length}
            </button>
          )
        })}
      {shown &&
        marks.alone.map((pin) => (
          <PinButton
            key={pin.id}
            pin={pin}
            label={pin.detail && repeated.has(pin.name) ? `${pin.name}, ${pin.detail}` : pin.name}
            isChosen={pin.id === chosen}
            at={pixelOf(spotOf(pin), view, size)}
            size={size}
            onSeek={seek}
            onClick={() => onChoose(pin.id === chosen ? null : pin.id)}
          />
        ))}
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
