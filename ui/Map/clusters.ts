import type { MapPin } from './pins.ts'
import { greatestScale, pixelOf, type Size, type Spot, spotOf, type View } from './mercator.ts'

/** Up to so many pins are never clustered. */
export const mostAlone = 60

/** Beyond that, pins within so many px of each other form a cluster. */
const clusterDistance = 64

/** Px between pins, at the greatest zoom, that cover each other. */
const covering = 40

/** Px from a pin to the next around their place. */
const apart = 30

export type Shift = { readonly left: number; readonly top: number }

/** The distances of pins of one place from it, in px by their ids: in a spiral, so that each can be seen and pressed. Others have no shift. */
export function shiftsOf(pins: readonly MapPin[]): ReadonlyMap<string, Shift> {
  const fields = new Map<string, { readonly x: number; readonly y: number; readonly ids: string[] }[]>()
  for (const pin of pins) {
    const { x, y } = spotOf(pin)
    const fieldAt = (right: number, down: number) =>
      `${Math.floor((x * greatestScale) / covering) + right} ${Math.floor((y * greatestScale) / covering) + down}`
    const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].flatMap((down) => fields.get(fieldAt(right, down)) ?? []))
    const place = near.find((each) => Math.hypot(each.x - x, each.y - y) * greatestScale < covering)
    if (place) place.ids.push(pin.id)
    else fields.set(fieldAt(0, 0), [...(fields.get(fieldAt(0, 0)) ?? []), { x, y, ids: [pin.id] }])
  }
  const shared = [...fields.values()].flat().filter(({ ids }) => ids.length > 1)
  return new Map(
    shared.flatMap(({ ids }) =>
      ids.map((id, index) => {
        const [angle, distance] = [index * Math.PI * (3 - Math.sqrt(5)), apart * Math.sqrt(index + 0.5)]
        return [id, { left: Math.cos(angle) * distance, top: Math.sin(angle) * distance }] as const
      }),
    ),
  )
}

/** Pins shown as one mark at their centre. */
export type Cluster = Spot & { readonly id: string; readonly pins: readonly MapPin[] }

export type Marks = { readonly alone: readonly MapPin[]; readonly clusters: readonly Cluster[] }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function clusterOf(id: string, pins: readonly MapPin[]): Cluster {
  const spots = pins.map(spotOf)
  return { id, pins, x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }
}

/** The marks on the map: a few pins all; of many those in view, overlapping ones as a cluster. Moving the map changes no cluster. */
export function marksOf(pins: readonly MapPin[], chosen: string | null, view: View, size: Size): Marks {
  // Pins that the greatest zoom does not separate stand apart by themselves.
  const isNearest = view.scale >= greatestScale
  if (pins.length <= mostAlone) return { alone: pins, clusters: [] }
  const alone: MapPin[] = []
  const fields = new Map<string, MapPin[]>()
  for (const pin of pins) {
    const spot = spotOf(pin)
    const { left, top } = pixelOf(spot, view, size)
    if (pin.id === chosen) alone.push(pin)
    else if (
      left > -clusterDistance &&
      top > -clusterDistance &&
      left < size.width + clusterDistance &&
      top < size.height + clusterDistance
    ) {
      const field = [spot.x, spot.y].map((part) => Math.floor((part * view.scale) / clusterDistance)).join(' ')
      const there = fields.get(field)
      if (there) there.push(pin)
      else fields.set(field, [pin])
    }
  }
  const clusters: Cluster[] = []
  for (const [field, [first, ...more]] of fields) {
    if (first && (more.length === 0 || isNearest)) alone.push(first, ...more)
    else if (first) clusters.push(clusterOf(field, [first, ...more]))
  }
  return { alone, clusters }
}
