import { overlay } from './opened.ts'
import type { Sample } from './samples.ts'

/** Stories that are rendered one below the other and checked together. */
export type Sheet = readonly [Sample, ...Sample[]]

/** The most stories on a sheet. */
const room = 12

const kindOf = ({ fullscreen, opens, exempted }: Sample): string | null => (fullscreen || opens ? null : [...exempted].toSorted().join())

/**
 * Groups stories with the same exemptions on as few sheets as possible. A story that fills the window gets a sheet of its own.
 */
export function onSheets(samples: readonly Sample[]): readonly Sheet[] {
  const sheets: Sheet[] = []
  for (const sample of samples) {
    const index = sheets.findIndex((sheet) => sheet.length < room && kindOf(sample) !== null && kindOf(sheet[0]) === kindOf(sample))
    const sheet = sheets[index]
    if (sheet) sheets[index] = [...sheet, sample]
    else sheets.push([sample])
  }
  return sheets
}

export const separate = (sheet: Sheet): readonly Sheet[] => sheet.map((sample) => [sample])

/** Whether two stories have radio groups with the same name: choosing in one would clear the other. */
function sharedNames(boxes: readonly Element[]): boolean {
  const names = boxes.flatMap((box) => [
    ...new Set([...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ name }) => name)),
  ])
  return new Set(names).size < names.length
}

const isLocked = (box: Element) => box.closest('[inert], [aria-hidden="true"]') !== null

/** Whether a story on the sheet can affect another: with an overlay, an inert page or a shared radio group. */
export const mayInterfere = (boxes: readonly Element[]): boolean =>
  document.querySelector(overlay) !== null || boxes.some(isLocked) || sharedNames(boxes)
