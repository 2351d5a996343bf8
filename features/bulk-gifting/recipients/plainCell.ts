import { withoutMarker } from './checkRecipients.ts'
import { unprotectedCell } from './csv.ts'

/** Words that programs write where there is nothing. `Null` is somebody's name. */
const nothing = /^\s*(?:NULL|null|\(null\)|#N\/A|N\/A|n\/a|None|NaN|undefined)\s*$/

/** A spreadsheet's mark of a text, as in `'Ada`. `'t Hooft`, `'s-Gravenhage` and `'Ada'` have another. */
const textMark = /^\s*'(?=[\p{L}\d](?![\s-]))(?!.*'(?!\p{L}))/u

/** A cell without its protection, and without the bullet or the number of a list in front. Empty where it says that it is. */
export const plainCell = (cell: string): string => withoutMarker(unprotectedCell(cell).replace(nothing, '').replace(textMark, ''))
