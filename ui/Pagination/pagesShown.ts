/** How many pages are named on each side of the present one. */
const beside = 1

/**
 * The pages that are named: the first, the last, the present one and its neighbours; null for a gap. There are always
 * as many places, so that what is beside the finger does not move. A gap never stands for a single page.
 */
export function pagesShown(page: number, count: number): readonly (number | null)[] {
  // First, gap, neighbours on both sides with the present one, gap, last.
  const places = 2 * beside + 5
  if (count <= places) return Array.from({ length: count }, (_, index) => index + 1)
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const edge = places - 2
  if (page <= edge - beside) return [...run(1, edge), null, count]
  if (page > count - edge + beside) return [1, null, ...run(count - edge + 1, count)]
  return [1, null, ...run(page - beside, page + beside), null, count]
}
