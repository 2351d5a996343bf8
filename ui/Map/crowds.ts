import type { MapPin } from './pins.ts'
import { pixelOf, type Size, type Spot, spotOf, type View } from './mercator.ts'

/** Up to so many pins are never clustered. */
export const mostAlone = 60

/** Beyond that, pins within so many px of each other form a cluster. */
const elbowRoom = 64

/** Pins shown as one mark at their centre. */
export type Crowd = Spot & { readonly id: string; readonly pins: readonly MapPin[] }

export type Marks = { readonly alone: readonly MapPin[]; readonly crowds: readonly Crowd[] }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function crowdOf(id: string, pins: readonly MapPin[]): Crowd {
  const spots = pins.map(spotOf)
  return { id, pins, x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }
}

/**
 * The marks on the map. A few pins are all marked; of many, only those in view, and overlapping
 * ones as a cluster. The grid for clustering is fixed to the world, so that moving the map changes no cluster.
 */
export function marksOf(pins: readonly MapPin[], chosen: string | null, view: View, size: Size): Marks {
  if (pins.length <= mostAlone) return { alone: pins, crowds: [] }
  const alone: MapPin[] = []
  const fields = new Map<string, MapPin[]>()
  for (const pin of pins) {
    const spot = spotOf(pin)
    const { left, top } = pixelOf(spot, view, size)
    if (pin.id === chosen) alone.push(pin)
    else if (left > -elbowRoom && top > -elbowRoom && left < size.width + elbowRoom && top < size.height + elbowRoom) {
      const field = [spot.x, spot.y].map((part) => Math.floor((part * view.scale) / elbowRoom)).join(' ')
      const there = fields.get(field)
      if (there) there.push(pin)
      else fields.set(field, [pin])
    }
  }
  const crowds: Crowd[] = []
  for (const [field, [first, ...more]] of fields) {
    if (first && more.length === 0) alone.push(first)
    else if (first) crowds.push(crowdOf(field, [first, ...more]))
  }
  return { alone, crowds }
}
