/** A tier by where it begins; it ends where the next one does, and the last one never. */
export type TierStart = {
  /** The least value that has it, in the smallest unit there is: whole cents. */
  from: number
}

export type FourTiers<T extends TierStart = TierStart> = readonly [T, T, T, T]

export type TierPlace = {
  /** Place of the tier that the value has, from 0; -1 below the first. */
  current: number
  /** How much of each tier is filled, from 0 to 1. */
  filled: readonly [number, number, number, number]
  /** What is missing to the next tier; null at the top. */
  missing: number | null
}

/** Where a value stands among four tiers, whose starts rise. */
export function placeAmong(tiers: FourTiers, value: number): TierPlace {
  const current = tiers.findLastIndex(({ from }) => value >= from)
  const next = tiers[current + 1]
  const filled = (place: 0 | 1 | 2 | 3): number => {
    const start = tiers[place].from
    const end = tiers[place + 1]?.from
    // The top has no end: whoever is there has all of it.
    if (end === undefined) return value >= start ? 1 : 0
    return end > start ? Math.min(Math.max((value - start) / (end - start), 0), 1) : 0
  }
  return { current, filled: [filled(0), filled(1), filled(2), filled(3)], missing: next ? next.from - value : null }
}
