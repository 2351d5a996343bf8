import { withoutMarker } from './checkRecipients.ts'
import { unprotectedCell } from '../../shared/files/csv.ts'
import type { Row } from './parseTable.ts'

/** Words that programs write where there is nothing. `Null` is somebody's name. */
const nothing = /^\s*(?:NULL|null|\(null\)|#N\/A|N\/A|n\/a|None|NaN|undefined)\s*$/

/** A spreadsheet's mark of a number that it keeps as a text, as in `'007`. */
const numberMark = /^\s*'(?=\d(?![\s-]))(?!.*'(?!\p{L}))/u

/** A mark of a text, or a part of a name, as in `'Ada`. `'t Hooft`, `'s-Gravenhage` and `'Ada'` have another. */
const textMark = /^\s*'(?=[\p{L}\d](?![\s-]))(?!.*'(?!\p{L}))/u

/** The columns in which most of several cells have the mark: in others `'Ali` is a name. */
export function markedColumns(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (cell.trim() !== '') counts.set(at, (counts.get(at) ?? 0) + (textMark.test(cell) ? 1 : -1))
  return new Set([...counts.keys()].filter((at) => (counts.get(at) ?? 0) > 1))
}

/** A cell without its protection, and without the bullet or the number of a list in front. Empty where it says that it is. */
export const plainCell = (cell: string, isMarked: boolean): string =>
  withoutMarker(
    unprotectedCell(cell)
      .replace(nothing, '')
      .replace(isMarked ? textMark : numberMark, ''),
  )
