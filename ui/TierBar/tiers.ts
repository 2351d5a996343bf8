/** A tier by its start; it ends where the next begins, and the last has no end. */
export type TierStart = {
  /** The minimum value of the tier, in whole cents. */
  from: number
}

export type FourTiers<T extends TierStart = TierStart> = readonly [T, T, T, T]

export type TierPosition = {
  /** Index of the value's tier; -1 below the first. */
  current: number
  /** Filled share of each tier, from 0 to 1. */
  filled: readonly [number, number, number, number]
  /** The amount missing to the next tier; null in the last. */
  missing: number | null
}

/** The position of a value among four tiers with ascending starts. */
export function positionAmong(tiers: FourTiers, value: number): TierPosition {
  const current = tiers.findLastIndex(({ from }) => value >= from)
  const next = tiers[current + 1]
  const filled = (index: 0 | 1 | 2 | 3): number => {
    const start = tiers[index].from
    const end = tiers[index + 1]?.from
    // The last tier has no end: it is always full.
    if (end === undefined) return value >= start ? 1 : 0
    return end > start ? Math.min(Math.max((value - start) / (end - start), 0), 1) : 0
  }
  return { current, filled: [filled(0), filled(1), filled(2), filled(3)], missing: next ? next.from - value : null }
}

/** The end of a scale of all tiers: where the last begins, and doubled until it holds the value. */
export function scaleEnd(tiers: FourTiers, value: number): number {
  const end = Math.max(tiers[3].from, 1)
  return value > end ? end * 2 ** Math.ceil(Math.log2(value / end)) : end
}
