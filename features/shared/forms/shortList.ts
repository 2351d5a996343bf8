const mostNamed = 3

/** `2 more`. */
export const moreText = (others: number): string => `${others.toLocaleString('en-US')} more`

/** The first few of a list, and the number of the others: `Oysters`, `Cider`, `Pie`, `2 more`. */
export const shortNames = (names: readonly string[]): readonly string[] =>
  names.length > mostNamed ? [...names.slice(0, mostNamed), moreText(names.length - mostNamed)] : names
