import { isolated } from '../isolated.ts'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { type Cluster, marksOf, shiftsOf } from './clusters.ts'
import * as styles from './Marks.css.ts'
import { pixelOf, type Size, type Spot, spotOf, type View, viewOf, zoomed, zoomOf } from './mercator.ts'
import type { defaultMessages } from './messages.ts'
import { isArrow, nextMark } from './nextMark.ts'
import { MapLogo } from './MapPicture.tsx'
import type { LitProps, MapPin, PinsProps } from './pins.ts'
import { margin } from './useView.ts'

/** Approximate space of a name above a pin, in px. */
const [nameWidth, nameHeight] = [180, 110]

const edgesNear = ({ left, top }: { left: number; top: number }, { width }: { width: number }) =>
  [top < nameHeight && 'top', left < nameWidth / 2 && 'left', left > width - nameWidth / 2 && 'right'].filter(Boolean).join(' ')

export const isOutside = ({ left, top }: { left: number; top: number }, { width, height }: Size) =>
  left < 0 || top < 0 || left > width || top > height

/** Zooms to show all pins of a cluster, or one step towards its centre. */
function nearerTo({ pins, x, y }: Cluster, view: View, size: Size): View {
  const fitted = viewOf(pins.map(spotOf), size, margin)
  return zoomOf(fitted) > zoomOf(view) + 0.5 ? fitted : zoomed({ ...view, x, y }, 2)
}

/** All marks are one tab stop: the arrow keys lead from one to the other. */
type Stop = { readonly tabIndex: 0 | -1; readonly 'data-mark': string; readonly onFocus: () => void }

/** Names that several pins share: screen readers also need their details. */
function repeatedNames(pins: readonly MapPin[]): ReadonlySet<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()]
  for (const { name } of pins) (once.has(name) ? repeated : once).add(name)
  return repeated
}

type PinButtonProps = {
  stop: Stop
  pin: MapPin
  label: string
  isChosen: boolean
  isLit: boolean
  onLit: LitProps['onLit']
  at: { left: number; top: number }
  size: Size
  onSeek: (spot: Spot) => void
  onClick: () => void
}

function PinButton({ stop, pin, label, isChosen, isLit, onLit, at, size, onSeek, onClick }: PinButtonProps) {
  const outside = isOutside(at, size)
  return (
    <button
      type="button"
      {...stop}
      className={styles.pin}
      style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
      aria-label={label}
      aria-pressed={isChosen}
      data-lit={isLit || undefined}
      data-outside={outside || undefined}
      // A pin that takes the focus out of view is centred.
      onFocus={() => {
        stop.onFocus()
        onLit(pin.id)
        if (outside) onSeek(spotOf(pin))
      }}
      onBlur={() => onLit(null)}
      onPointerEnter={() => onLit(pin.id)}
      onPointerLeave={() => onLit(null)}
      onClick={onClick}>
      <span className={styles.mark}>
        <MapLogo {...pin} />
      </span>
    </button>
  )
}

type FlagProps = { name: string; at: { left: number; top: number }; size: Size }

/** The name of a pin that is pointed at or focused. Its button has the name already, and a letter while the logo loads. */
const Flag = ({ name, at, size }: FlagProps) => (
  <span
    aria-hidden="true"
    className={styles.flag}
    style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
    data-edges={edgesNear(at, size)}>
    <span className={styles.flagText}>
      <bdi>{name}</bdi>
    </span>
  </span>
)

type MarksProps = Pick<PinsProps, 'pins' | 'chosen' | 'onChoose'> &
  LitProps & { view: View; size: Size; onView: (view: View) => void; onSeek: (spot: Spot) => void; say: typeof defaultMessages }

/** The pins on the map, and a number where several are too close to each other. */
export function Marks({ pins, chosen, onChoose, lit, onLit, view, size, onView, onSeek, say }: MarksProps) {
  const repeated = useMemo(() => repeatedNames(pins), [pins])
  const shifts = useMemo(() => shiftsOf(pins), [pins])
  const at = (pin: MapPin) => {
    const { left, top } = pixelOf(spotOf(pin), view, size)
    const shift = shifts.get(pin.id)
    return shift ? { left: left + shift.left, top: top + shift.top } : { left, top }
  }
  const { clusters, alone } = marksOf(pins, chosen, view, size)
  const [focused, setFocused] = useState<string | null>(null)
  const places = [
    ...clusters.map((cluster) => ({ id: `several ${cluster.id}`, ...pixelOf(cluster, view, size) })),
    ...alone.map((pin) => ({ id: `pin ${pin.id}`, ...at(pin) })),
  ]
  const isThere = (id: string) => places.some((place) => place.id === id)
  const current = [focused, `pin ${chosen}`].find((id) => id !== null && isThere(id)) ?? places[0]?.id
  const stopAt = (id: string): Stop => ({ tabIndex: id === current ? 0 : -1, 'data-mark': id, onFocus: () => setFocused(id) })
  // The card names the chosen one.
  const named = lit !== chosen && alone.find(({ id }) => id === lit)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['mark'] : undefined
    if (from === undefined || !isArrow(event.key)) return
    event.preventDefault()
    const next = nextMark(places, from, event.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-mark="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus between its buttons
    <div onKeyDown={move}>
      {clusters.map((cluster) => {
        const { left, top } = pixelOf(cluster, view, size)
        return (
          <button
            key={cluster.id}
            type="button"
            {...stopAt(`several ${cluster.id}`)}
            className={styles.cluster}
            style={{ transform: `translate(${left}px, ${top}px)` }}
            aria-label={say.several(cluster.pins.length)}
            onClick={() => onView(nearerTo(cluster, view, size))}>
            {cluster.pins.length}
          </button>
        )
      })}
      {alone.map((pin) => (
        <PinButton
          key={pin.id}
          stop={stopAt(`pin ${pin.id}`)}
          pin={pin}
          label={pin.detail && repeated.has(pin.name) ? `${isolated(pin.name)}, ${pin.detail}` : pin.name}
          isChosen={pin.id === chosen}
          isLit={pin.id === lit}
          onLit={onLit}
          at={at(pin)}
          size={size}
          onSeek={onSeek}
          onClick={() => onChoose(pin.id === chosen ? null : pin.id)}
        />
      ))}
      {named && <Flag name={named.name} at={at(named)} size={size} />}
    </div>
  )
}
