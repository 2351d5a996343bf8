import * as z from 'zod/mini'
import type { Draft, Edit } from '../../../features/partners/records/record.ts'
import { savedAt } from '../../runtime/storage/saved.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'

// The text of a form of the portal survives a reload while its author is signed in. Once their session has expired,
// only the open page has it, and nobody finds it in the browser's storage; who signs in again with the same address sees it, so
// nothing is saved of somebody whose address is not known. A sign-out and a confirmed "leave without saving" forget it.

/** Changes with the shape of what is saved. */
const version = 1

export type EditKey = {
  /** The noun of a record, or the name of a form. */
  readonly kind: string
  readonly slug: string
  readonly id: string
  readonly owner: string
}

const getKey = ({ kind, slug, id }: EditKey) => `partner.edit.${kind}.${slug}.${id}` as const

/** A text with exactly the fields of the other. */
const draftLike = (like: Draft) =>
  z.object(Object.fromEntries(Object.entries(like).map(([name, value]) => [name, Array.isArray(value) ? z.array(z.string()) : z.string()])))

/** The input in this form before a reload; null for nothing, for another person's, and for another build's. */
export function readEdit<D extends Draft>(key: EditKey, like: D): Edit<D> | null {
  const draft = draftLike(like)
  const schema = z.object({ version: z.literal(version), owner: z.literal(key.owner), base: draft, mine: draft })
  const saved = savedAt(tabStorage, getKey(key), schema).read()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has the names and kinds of `like`
  return saved && ({ base: saved.base, mine: saved.mine } as Edit<D>)
}

/** Null forgets it. */
export function saveEdit(key: EditKey, edit: Edit<Draft> | null): void {
  if (edit === null || key.owner === '') tabStorage.remove(getKey(key))
  else tabStorage.write(getKey(key), JSON.stringify({ version, owner: key.owner, ...edit }))
}

/** Whether this person has typed something that a sign-out would remove. */
export const hasEdits = (owner: string): boolean =>
  tabStorage.list('partner.edit.').some(([, saved]) => saved.includes(`"owner":${JSON.stringify(owner)}`))

/** The same for a form of one text. `typed` is read anew each time. */
export const savedText = (key: EditKey) => ({
  get typed(): string {
    return readEdit(key, { text: '' })?.mine.text ?? ''
  },
  onTyped: (text: string) => saveEdit(key, text === '' ? null : { base: { text: '' }, mine: { text } }),
})
