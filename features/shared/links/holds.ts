import { fold } from '../../../ui/text/fold.ts'
import { plainValue } from '../../../ui/text/plainValue.ts'

/** Whether the texts hold all words that are searched for, in any order, as `fold` compares them. J. P. is found as JP, too. */
export function holds(texts: readonly (string | null | undefined)[], q: string): boolean {
  const text = texts.join(' ')
  const all = fold(`${text} ${text.replaceAll(/\.\s*/g, '')}`)
  return fold(plainValue(q))
    .split(' ')
    .every((word) => all.includes(word))
}
