import { expect, it } from 'vitest'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { type OrderDraft, emptyDraft, isWorthSaving, partsOf, readDraft, writeDraft, writeFailed, writeRecipients } from './draft.ts'

const email = (text: string) => emailSchema(anyEmail).parse(text)
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: email(`p${index}@mail.example`), name: `P ${index}` }))
const invalid = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index, address: 'x@', name: 'X', reason: 'No.' }))

const buyer = 'buyer@mail.example'
const details = { choice: 50_00, custom: '12', message: 'Well done', sendOn: '2026-12-01', timeZone: 'Pacific/Auckland' }
const full: OrderDraft = { id: 'draft-1', list: { recipients: people(2_001), failed: invalid(1_001), tooMany: 7 }, typed: 'half', details }

/** Reads a draft as it was written; `pauses` counts how often the page could respond. */
async function reread(draft: OrderDraft, { by = buyer, lost = '', as = (text: string) => text } = {}) {
  const parts = new Map<string, string>([
    ...partsOf(draft.list.recipients).map((part, index) => [`recipients ${index}`, writeRecipients(part)] as const),
    ...partsOf(draft.list.failed).map((part, index) => [`failed ${index}`, writeFailed(part)] as const),
  ])
  parts.delete(lost)
  let pauses = 0
  const readPart = (of: string, index: number) => parts.get(`${of} ${index}`) ?? null
  const read = await readDraft(by, as(writeDraft(buyer, draft)), readPart, async () => void (pauses += 1))
  return { read, pauses, parts: [...parts.keys()] }
}

it('BLK-09 comes back as it was, however long it is, and the page responds meanwhile', async () => {
  const { read, pauses, parts } = await reread(full)
  expect(read).toEqual(full)
  expect(parts).toEqual(['recipients 0', 'recipients 1', 'recipients 2', 'failed 0', 'failed 1'])
  expect(pauses).toBe(5)
  const custom = await reread({ ...full, details: { ...details, choice: 'custom', sendOn: null } })
  expect(custom.read?.details?.choice).toBe('custom')
  expect((await reread(emptyDraft('draft-2'))).read).toEqual({
    id: 'draft-2',
    list: { recipients: [], failed: [], tooMany: 0 },
    typed: '',
    details: null,
  })
})

it('BLK-09 of a former build, which counted no rows that are too many, comes back', async () => {
  const { read } = await reread(full, { as: (text) => text.replace('"tooMany":7,', '') })
  expect(read).toEqual({ ...full, list: { ...full.list, tooMany: 0 } })
})

it('BLK-09 shows to nobody else, and not in part', async () => {
  expect((await reread(full, { by: 'other@mail.example' })).read).toBeNull()
  for (const lost of ['recipients 1', 'failed 0']) expect((await reread(full, { lost })).read).toBeNull()
  expect((await reread(full, { as: (text) => text.replace('"version":4', '"version":3') })).read).toBeNull()
  expect((await reread(full, { as: (text) => text.slice(1) })).read).toBeNull()
  expect(
    await readDraft(
      buyer,
      null,
      () => '[]',
      async () => undefined,
    ),
  ).toBeNull()
})

it.each<[string, Partial<OrderDraft>, boolean]>([
  ['nothing', {}, false],
  ['spaces', { typed: '  ', details: { ...details, message: ' ' } }, false],
  ['recipients', { list: { recipients: people(1), failed: [], tooMany: 0 } }, true],
  ['failed rows', { list: { recipients: [], failed: invalid(1), tooMany: 0 } }, true],
  ['something typed', { typed: 'a' }, true],
  ['a message', { details }, true],
])('BLK-09 with %s is worth keeping, or not', (_, patch, worth) => {
  const text = writeDraft(buyer, { ...emptyDraft('draft-1'), ...patch })
  expect(isWorthSaving(buyer, text)).toBe(worth)
  expect(isWorthSaving('other@mail.example', text)).toBe(false)
})

it('BLK-09 nothing that is not saved is worth keeping', () => {
  expect(isWorthSaving(buyer, null)).toBe(false)
})
