import type { MapPin } from './pins.ts'
import { greatestScale, pixelOf, type Size, type Spot, spotOf, type View } from './mercator.ts'

/** Up to so many pins are clustered only where they cover each other, and so many marks are kept out of sight too. */
export const few = 60

/** Least distance of two marks in px, so that each can be seen and pressed. WCAG 2.2 asks for 24. */
export const apart = 30

/** The same where there are more than a few pins. */
const apartAmongMany = 64

/** A pin, or pins shown as their number where the first one is. Its id is that of the first. */
export type Mark = Spot & { readonly id: string; readonly pins: readonly [MapPin, ...MapPin[]] }

/** A mark as it is made, and its next step along the spiral around it. */
type Making = Spot & { readonly id: string; readonly pins: [MapPin, ...MapPin[]]; steps: number }

const turn = Math.PI * (3 - Math.sqrt(5))

/**
 * The marks at a scale: pins too close to another one form a cluster with it, or at the greatest scale a spiral around it. The
 * chosen pin is in no cluster.
 */
export function marksOf(pins: readonly MapPin[], chosen: string | null, scale: number): readonly Mark[] {
  const isNearest = scale >= greatestScale
  const distance = (isNearest || pins.length <= few ? apart : apartAmongMany) / scale
  const made: Making[] = []
  // Marks by squares of the map, so that each pin is compared with few.
  const squares = new Map<string, Making[]>()
  const squareAt = ({ x, y }: Spot, right = 0, down = 0) => `${Math.floor(x / distance) + right} ${Math.floor(y / distance) + down}`
  const near = (spot: Spot) =>
    [0, -1, 1]
      .flatMap((right) => [0, -1, 1].flatMap((down) => squares.get(squareAt(spot, right, down)) ?? []))
      .find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < distance)
  for (const pin of pins) {
    let spot = spotOf(pin)
    const isFree = pin.id === chosen && !isNearest
    const first = isFree ? undefined : near(spot)
    if (first && !isNearest) {
      first.pins.push(pin)
      continue
    }
    if (first)
      do {
        const [angle, radius] = [first.steps * turn, Math.sqrt(first.steps) * distance]
        spot = { x: first.x + Math.cos(angle) * radius, y: first.y + Math.sin(angle) * radius }
        first.steps += 1
      } while (near(spot))
    const mark: Making = { ...spot, id: pin.id, pins: [pin], steps: 1 }
    made.push(mark)
    if (!isFree) squares.set(squareAt(spot), [...(squares.get(squareAt(spot)) ?? []), mark])
  }
  return made
}

/** Whether a point is out of the map's box, or farther than so many px from it. */
export const isOutside = ({ left, top }: { left: number; top: number }, { width, height }: Size, by = 0) =>
  left < -by || top < -by || left > width + by || top > height + by

/** A mark, in px of the map's box. */
export type Placed = Mark & { readonly left: number; readonly top: number }

/** The marks in the map's box. A few are all kept, so that the focus reaches each; of many only those in sight, and the chosen one. */
export function placed(marks: readonly Mark[], chosen: string | null, view: View, size: Size): readonly Placed[] {
  const places = marks.map((mark) => ({ ...mark, ...pixelOf(mark, view, size) }))
  return marks.length <= few ? places : places.filter((place) => place.id === chosen || !isOutside(place, size, apartAmongMany))
}
