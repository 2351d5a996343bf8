/** Number of pages listed on each side of the current one. */
const beside = 1

/** The first, last, current and neighbouring pages; null for a gap of several. Always equally many: nothing moves under the finger. */
export function pagesShown(page: number, count: number): readonly (number | null)[] {
  // First, gap, neighbours with the current one, gap, last.
  const entries = 2 * beside + 5
  if (count <= entries) return Array.from({ length: count }, (_, index) => index + 1)
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const edge = entries - 2
  if (page <= edge - beside) return [...run(1, edge), null, count]
  if (page > count - edge + beside) return [1, null, ...run(count - edge + 1, count)]
  return [1, null, ...run(page - beside, page + beside), null, count]
}
