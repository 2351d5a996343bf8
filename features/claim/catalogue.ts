import type { Refused } from '../shared/api/answer.ts'
import { type CatalogueRow, wordings } from './transitions/ending.ts'

/** What is known of a refusal. A look-up returns the message only. */
export type Refusal = Pick<Refused, 'message'> & Partial<Pick<Refused, 'code' | 'status' | 'retryAfter'>>

const rows = wordings.map(([row, ...words]) => ({ row, words: new RegExp(words.join('|')) }))

/** HTTP statuses that name a row if the message does not. */
const rowOfStatus: ReadonlyMap<number | undefined, CatalogueRow> = new Map([
  [410, 'notValid'],
  [423, 'suspendedAccount'],
])

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()

/** The catalogue's row for a refusal, or null. */
export function rowOf({ message, code, status }: Refusal): CatalogueRow | null {
  const said = [code, message].map((text) => plain(text ?? ''))
  const named = said.flatMap((text) => rows.find(({ words }) => words.test(text)) ?? [])
  return named[0]?.row ?? rowOfStatus.get(status) ?? null
}
