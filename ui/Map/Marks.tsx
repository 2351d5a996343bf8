import { isolated } from '../isolated.ts'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { isOutside, type Mark, placed } from './clusters.ts'
import * as styles from './Marks.css.ts'
import { type Size, type Spot, spotOf, type View, viewOf, zoomed, zoomOf } from './mercator.ts'
import type { defaultMessages } from './messages.ts'
import { isArrow, nextMark } from './nextMark.ts'
import { MapLogo } from './MapPicture.tsx'
import type { LitProps, MapPin, PinsProps } from './pins.ts'
import { margin } from './useView.ts'

/** Approximate space of a name above a pin, in px. */
const [nameWidth, nameHeight] = [180, 110]

const edgesNear = ({ left, top }: { left: number; top: number }, { width }: { width: number }) =>
  [top < nameHeight && 'top', left < nameWidth / 2 && 'left', left > width - nameWidth / 2 && 'right'].filter(Boolean).join(' ')

/** Zooms to show all pins of a cluster, or one step towards it. */
function nearerTo({ pins, x, y }: Mark, view: View, size: Size): View {
  const fitted = viewOf(pins.map(spotOf), size, margin)
  return zoomOf(fitted) > zoomOf(view) + 0.5 ? fitted : zoomed({ ...view, x, y }, 2)
}

/** Names that several pins share: screen readers also need their details. */
function repeatedNames(pins: readonly MapPin[]): ReadonlySet<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()]
  for (const { name } of pins) (once.has(name) ? repeated : once).add(name)
  return repeated
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

type MarksProps = Pick<PinsProps, 'chosen' | 'onChoose'> &
  LitProps & {
    pins: readonly MapPin[]
    marks: readonly Mark[]
    view: View
    size: Size
    onView: (view: View) => void
    onSeek: (spot: Spot) => void
    say: typeof defaultMessages
  }

/** The pins on the map, and a number where several are too close to each other. All are one tab stop: the arrow keys lead from one to the other. */
export function Marks({ pins, marks, chosen, onChoose, lit, onLit, view, size, onView, onSeek, say }: MarksProps) {
  const repeated = useMemo(() => repeatedNames(pins), [pins])
  const places = placed(marks, chosen, view, size)
  const [focused, setFocused] = useState<string | null>(null)
  const current = [focused, chosen].find((id) => places.some((place) => place.id === id)) ?? places[0]?.id
  // The card names the chosen one.
  const named = lit !== chosen && places.find((place) => place.id === lit && place.pins.length === 1)
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
      {places.map((place) => {
        const { id, pins: together } = place
        const [pin, ...others] = together
        const isAlone = others.length === 0
        const isPressed = id === chosen
        const outside = isOutside(place, size)
        const light = () => onLit(isAlone ? id : null)
        return (
          <button
            key={id}
            type="button"
            className={isAlone ? styles.pin : styles.cluster}
            style={{ transform: `translate(${place.left}px, ${place.top}px)` }}
            tabIndex={id === current ? 0 : -1}
            aria-label={
              !isAlone
                ? say.several(together.length)
                : pin.detail && repeated.has(pin.name)
                  ? `${isolated(pin.name)}, ${pin.detail}`
                  : pin.name
            }
            aria-pressed={isAlone ? isPressed : undefined}
            data-mark={id}
            data-lit={(isAlone && id === lit) || undefined}
            data-outside={outside || undefined}
            // A mark that takes the focus out of view is centred.
            onFocus={() => {
              setFocused(id)
              light()
              if (outside) onSeek(place)
            }}
            onBlur={() => onLit(null)}
            onPointerEnter={light}
            onPointerLeave={() => onLit(null)}
            onClick={() => (isAlone ? onChoose(isPressed ? null : id) : onView(nearerTo(place, view, size)))}>
            {isAlone ? (
              <span className={styles.mark}>
                <MapLogo {...pin} />
              </span>
            ) : (
              together.length
            )}
          </button>
        )
      })}
      {named && <Flag name={named.pins[0].name} at={named} size={size} />}
    </div>
  )
}
