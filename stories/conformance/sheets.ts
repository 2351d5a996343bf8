import { overlay } from './opened.ts'
import type { Sample } from './samples.ts'

/** Stories that are drawn one below the other, and looked at together. */
export type Sheet = readonly [Sample, ...Sample[]]

/** How many stories a sheet holds at most. */
const room = 12

const kindOf = ({ fullscreen, opens, exempted }: Sample): string | null => (fullscreen || opens ? null : [...exempted].toSorted().join())

/** Stories on as few sheets as can be, looked at in the same respects: what has the window to itself has a sheet to itself. */
export function onSheets(samples: readonly Sample[]): readonly Sheet[] {
  const sheets: Sheet[] = []
  for (const sample of samples) {
    const place = sheets.findIndex((sheet) => sheet.length < room && kindOf(sample) !== null && kindOf(sheet[0]) === kindOf(sample))
    const sheet = sheets[place]
    if (sheet) sheets[place] = [...sheet, sample]
    else sheets.push([sample])
  }
  return sheets
}

/** Each of a sheet's stories by itself. */
export const apart = (sheet: Sheet): readonly Sheet[] => sheet.map((sample) => [sample])

/** The groups that choices on the page belong to: of two with one name, one takes the other's choice away. */
function sharedNames(boxes: readonly Element[]): boolean {
  const names = boxes.flatMap((box) => [
    ...new Set([...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ name }) => name)),
  ])
  return new Set(names).size < names.length
}

const isLocked = (box: Element) => box.closest('[inert], [aria-hidden="true"]') !== null

/** Whether one story on the sheet may change how another is seen: it covers them, locks them, or takes their choice. */
export const disturbs = (boxes: readonly Element[]): boolean =>
  document.querySelector(overlay) !== null || boxes.some(isLocked) || sharedNames(boxes)
