/** The dark cells as one SVG path: a bar for each run in a row. */
export function codePath(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : ''))).join('')
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}
