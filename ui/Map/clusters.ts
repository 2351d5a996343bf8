import type { MapPin } from './pins.ts'
import { pixelOf, type Size, type Spot, spotOf, type View } from './mercator.ts'

/** Up to so many pins are never clustered. */
export const mostAlone = 60

/** Beyond that, pins within so many px of each other form a cluster. */
const clusterDistance = 64

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
    if (first && more.length === 0) alone.push(first)
    else if (first) clusters.push(clusterOf(field, [first, ...more]))
  }
  return { alone, clusters }
}
