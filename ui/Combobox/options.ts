import { fold } from '../fold.ts'

export type ComboboxOption = {
  value: string
  /** Its label, in the list and in the field. */
  label: string
  /** A second line that tells options with the same label apart: an address, a town. */
  detail?: string
}

/** An option with its folded text, so that thousands are folded once and not at each key. */
type Folded = { option: ComboboxOption; text: string }

export const foldAll = (options: readonly ComboboxOption[]): readonly Folded[] =>
  options.map((option) => ({ option, text: fold(`${option.label} ${option.detail ?? ''}`).trim() }))

/** Matching options: first those that begin with the query, then those with a word that does, then the rest. */
export function matching(folded: readonly Folded[], query: string): readonly ComboboxOption[] {
  const asked = fold(query).trim()
  if (asked === '') return folded.map(({ option }) => option)
  const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []]
  for (const { option, text } of folded) {
    if (text.startsWith(asked)) ranks[0].push(option)
    else if (text.includes(` ${asked}`)) ranks[1].push(option)
    else if (text.includes(asked)) ranks[2].push(option)
  }
  return ranks.flat()
}
