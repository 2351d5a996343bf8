import { isolated } from '../isolated.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CenterZoomBearing, Map as Ground } from 'maplibre-gl'
import { few, greatestZoom, type Mark, marksOf } from './marks.ts'
import * as list from './MapList.css.ts'
import * as styles from './Marks.css.ts'
import './marksOnTheMap.css.ts'
import type { defaultMessages } from './messages.ts'
import { isArrow, nextMark } from './nextMark.ts'
import { MapLogo } from './MapPicture.tsx'
import type { LitProps, MapPin, PinsProps } from './pins.ts'
import { coverOf, viewOf } from './useGround.ts'

/** Approximate space of a name above a pin, in px. */
const [nameWidth, nameHeight] = [180, 110]

type Spot = { left: number; top: number }

const edgesNear = ({ left, top }: Spot, { width }: Size) =>
  [top < nameHeight && 'top', left < nameWidth / 2 && 'left', left > width - nameWidth / 2 && 'right'].filter(Boolean).join(' ')

/** The side of a pin on which a longer name has room: the right one where it can. */
const freeSideOf = ({ left }: Spot, { width }: Size) => (left > Math.max(width / 2, width - 1.6 * nameWidth) ? 'left' : 'right')

type Size = { width: number; height: number }

/** Whether a point is out of the map's box, or farther than so many px from it. */
const isOutside = ({ left, top }: Spot, { width, height }: Size, by = 0) =>
  left < -by || top < -by || left > width + by || top > height + by

/** Distance from the map's box at which a mark may reach into it, in px. */
const reach = 64

/** The marks, in px of the map's box. A few are all kept, so that the focus reaches each; of many only those in sight, and the chosen one. */
function placed(marks: readonly Mark[], chosen: string | null, map: Ground, size: Size) {
  const places = marks.map((mark) => {
    const { x: left, y: top } = map.project([mark.longitude, mark.latitude])
    return { ...mark, left, top }
  })
  return marks.length <= few ? places : places.filter((place) => place.id === chosen || !isOutside(place, size, reach))
}

/** Zooms to show all pins of a cluster, or two steps towards it. */
function nearerTo({ pins, longitude, latitude }: Mark, map: Ground): Partial<CenterZoomBearing> {
  const view = viewOf(map, pins, greatestZoom)
  return (view?.zoom ?? 0) > map.getZoom() + 0.5 ? { ...view } : { center: [longitude, latitude], zoom: map.getZoom() + 2 }
}

/** Names that several pins share: screen readers also need their details. */
function repeatedNames(pins: readonly MapPin[]): ReadonlySet<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()]
  for (const { name } of pins) (once.has(name) ? repeated : once).add(name)
  return repeated
}

type FlagProps = { name: string; at: Spot; edges: string; side: 'left' | 'right'; isChosen: boolean }

/** The name of a pin that is pointed at, focused or chosen. Its button has the name already, and a letter while the logo loads. */
const Flag = ({ name, at, edges, side, isChosen }: FlagProps) => (
  <span
    aria-hidden="true"
    className={styles.flag}
    style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
    data-chosen={isChosen || undefined}
    data-edges={edges}
    data-side={side}>
    <span className={styles.flagText}>
      <bdi>{name}</bdi>
    </span>
  </span>
)

type MarksProps = Pick<PinsProps, 'chosen' | 'onChoose'> &
  LitProps & { pins: readonly MapPin[]; map: Ground; go: (view: Partial<CenterZoomBearing>) => void; say: typeof defaultMessages }

/** The pins on the map, and a number where several are too close to each other. All are one tab stop: the arrow keys lead from one to the other. */
export function Marks({ pins, chosen, onChoose, lit, onLit, map, go, say }: MarksProps) {
  const numbers = useMemo(() => new Map(pins.map(({ id }, index) => [id, index + 1])), [pins])
  const repeated = useMemo(() => repeatedNames(pins), [pins])
  const marksAt = useMemo(() => marksOf(pins, chosen), [pins, chosen])
  const level = Math.floor(map.getZoom())
  const marks = useMemo(() => marksAt(level), [marksAt, level])
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const size = { width, height }
  const places = placed(marks, chosen, map, size)
  const cover = coverOf(map.getContainer())
  /** A place in the part of the map that nothing covers. */
  const inClear = ({ left, top }: Spot): Spot => ({ left: left - cover.left, top: top - cover.top })
  const clear = { width: width - cover.left - cover.right, height: height - cover.top - cover.bottom }
  const seek = ({ left, top }: Spot) => {
    const [x, y] = [left - (cover.left - cover.right) / 2, top - (cover.top - cover.bottom) / 2]
    go({ center: map.unproject([x, y]) })
  }
  const isDrawn = useRef(false)
  // A row of the list leads to its pin, which nothing may cover.
  const onChosen = useEffectEvent(() => {
    const place = places.find(({ id }) => id === chosen)
    if (!place) return
    // One that was chosen while the map loaded moves no page later.
    if (isDrawn.current) map.getContainer().scrollIntoView({ block: 'nearest' })
    if (isOutside(inClear(place), clear)) seek(place)
  })
  useEffect(() => {
    onChosen()
    isDrawn.current = true
  }, [chosen])
  const [focused, setFocused] = useState<string | null>(null)
  const current = [focused, chosen].find((id) => places.some((place) => place.id === id)) ?? places[0]?.id
  const named = places.filter(({ id, pins: together }) => together.length === 1 && (id === lit || id === chosen))
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
              if (isOutside(inClear(place), clear)) seek(place)
            }}
            onBlur={() => onLit(null)}
            onPointerEnter={light}
            onPointerLeave={() => onLit(null)}
            onClick={() => (isAlone ? onChoose(isPressed ? null : id) : go(nearerTo(place, map)))}>
            {isAlone ? (
              <span className={styles.mark}>
                <span className={styles.logo}>
                  <MapLogo {...pin} />
                </span>
                <span className={list.number} data-number={numbers.get(id)} />
              </span>
            ) : (
              together.length
            )}
          </button>
        )
      })}
      {named.map((place) => (
        <Flag
          key={place.id}
          name={place.pins[0].name}
          at={place}
          isChosen={place.id === chosen}
          edges={edgesNear(inClear(place), clear)}
          side={freeSideOf(inClear(place), clear)}
        />
      ))}
    </div>
  )
}
