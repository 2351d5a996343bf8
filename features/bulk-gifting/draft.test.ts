import { expect, it } from 'vitest'
import { anyEmail, emailSchema } from '../shared/email.ts'
import { type OrderDraft, emptyDraft, isWorthKeeping, partsOf, readDraft, recipientsPerPart, writeDraft, writePart } from './draft.ts'

const email = (text: string) => emailSchema(anyEmail).parse(text)
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: email(`p${index}@mail.example`), name: `P ${index}` }))

const details = { choice: 50_00, custom: '12', message: 'Well done', sendOn: '2026-12-01', timeZone: 'Pacific/Auckland' }
const full: OrderDraft = {
  id: 'draft-1',
  list: { recipients: people(recipientsPerPart * 2 + 1), failed: [{ number: 3, address: 'x@', name: 'X', reason: 'No.' }] },
  typed: 'half',
  details,
}

/** Reads a draft as it was written, by this buyer. */
function reread(draft: OrderDraft, buyer = 'buyer@mail.example', lost: number | null = null) {
  const parts = partsOf(draft.list.recipients).map(writePart)
  return readDraft(buyer, writeDraft('buyer@mail.example', draft), (index) => (index === lost ? null : (parts[index] ?? null)))
}

it('BLK-09 comes back as it was, however long it is', () => {
  expect(partsOf(full.list.recipients).map((part) => part.length)).toEqual([recipientsPerPart, recipientsPerPart, 1])
  expect(reread(full)).toEqual(full)
  expect(reread({ ...full, details: { ...details, choice: 'custom', sendOn: null } })?.details?.choice).toBe('custom')
  expect(reread(emptyDraft('draft-2'))).toEqual({ id: 'draft-2', list: { recipients: [], failed: [] }, typed: '', details: null })
})

it('BLK-09 shows to nobody else, and not in part', () => {
  expect(reread(full, 'other@mail.example')).toBeNull()
  expect(reread(full, 'buyer@mail.example', 1)).toBeNull()
  expect(readDraft('buyer@mail.example', null, () => null)).toBeNull()
  const older = writeDraft('buyer@mail.example', full).replace('"version":3', '"version":2')
  expect(readDraft('buyer@mail.example', older, () => '[]')).toBeNull()
})

it.each<[string, Partial<OrderDraft>, boolean]>([
  ['nothing', {}, false],
  ['spaces', { typed: '  ', details: { ...details, message: ' ' } }, false],
  ['recipients', { list: { recipients: people(1), failed: [] } }, true],
  ['failed rows', { list: { recipients: [], failed: full.list.failed } }, true],
  ['something typed', { typed: 'a' }, true],
  ['a message', { details }, true],
])('BLK-09 with %s is worth keeping, or not', (_, patch, worth) => {
  expect(isWorthKeeping({ ...emptyDraft('draft-1'), ...patch })).toBe(worth)
})
