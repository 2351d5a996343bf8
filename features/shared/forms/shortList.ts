type ShortList<T> = {
  readonly named: readonly T[]
  /** `2 more`; null if all are named. */
  readonly more: string | null
}

const mostNamed = 3

/** `2 more`. */
export const moreText = (others: number): string => `${others.toLocaleString('en-US')} more`

/** The first few of a list, and the number of the others. */
export function shortList<T>(all: readonly T[]): ShortList<T> {
  const others = all.length - mostNamed
  return { named: all.slice(0, mostNamed), more: others > 0 ? moreText(others) : null }
}

/** The same as texts: `Oysters`, `Cider`, `Pie`, `2 more`. */
export function shortNames(names: readonly string[]): readonly string[] {
  const { named, more } = shortList(names)
  return more === null ? named : [...named, more]
}
