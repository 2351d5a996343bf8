/** A mark on the map, in px of the window. */
type Place = { readonly id: string; readonly left: number; readonly top: number }

const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const
export type Arrow = keyof typeof arrows

export const isArrow = (key: string): key is Arrow => Object.hasOwn(arrows, key)

/** Distance across the direction counts for more than distance along it. */
const aside = 2

/** The nearest mark in the direction of the arrow; the same one where there is none. Marks of one place follow each other. */
export function nextMark(places: readonly Place[], from: string, arrow: Arrow): string {
  const index = places.findIndex(({ id }) => id === from)
  const start = places[index]
  if (!start) return from
  const [across, down] = arrows[arrow]
  const isNext = (at: number): boolean => at > index === across + down > 0
  const ahead = places.flatMap(({ id, left, top }, at) => {
    const [x, y] = [left - start.left, top - start.top]
    const forward = x * across + y * down
    const isHere = x === 0 && y === 0
    return forward > 0 || (isHere && at !== index && isNext(at))
      ? [{ id, distance: forward + aside * Math.abs(x * down + y * across) }]
      : []
  })
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.id ?? from
}
