import { beforeEach, expect, it, vi } from 'vitest'
import { type OrderDraft, emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import { emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { phoneOnTheWire } from '../../../features/shared/contact/phoneNumber.ts'
import { saveToken } from '../../runtime/session/token.ts'
import type { StoredKey } from '../../runtime/storage/storedKeys.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { pause } from '../../runtime/page/pause.ts'
import { draftSaver, hasUnpaidOrder, saveWhenAsked, savedDraft } from './savedDraft.ts'

vi.mock(import('../../runtime/page/pause.ts'), () => ({ pause: vi.fn(async () => undefined) }))

const [ada, ben] = ['ada@mail.example', 'ben@mail.example']
const recipients = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({
    address: emailOnTheWire.parse(`guest-${first + index}@mail.example`),
    name: `P ${index}`,
  }))
const failed = (count: number) => Array.from({ length: count }, (_, number) => ({ number, address: 'x@', name: 'X', reason: 'No.' }))
const createDraft = (count: number, more: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft('draft-1'),
  list: { ...emptyList, recipients: recipients(count) },
  ...more,
})
const details = {
  choice: 50_00,
  custom: '12',
  message: 'Well done',
  sendOn: '2026-12-01',
  timeZone: 'Pacific/Auckland',
  purchaseOrder: 'PO-7',
}
const list = {
  recipients: [...recipients(2_000), ...recipients(1, 2_000).map((each) => ({ ...each, isDoubtful: true }))],
  failed: [...failed(1_000), ...failed(1).map((row) => ({ ...row, isGuessed: true }))],
  tooMany: 7,
  leftOut: { texts: ['Amount'], addresses: 1 },
}
const full = createDraft(0, { list, typed: 'half', details })

const newSaver = () => draftSaver(ada, emptyDraft('draft-1'))
const save = (draft: OrderDraft): void => void Array.from(newSaver()(draft))

beforeEach(() => {
  stubBrowser()
  saveToken('mine')
  vi.mocked(pause).mockClear()
  return () => vi.unstubAllGlobals()
})

it('BLK-09 comes back as it was for its buyer, however long it is, and the page responds meanwhile', async () => {
  save(full)
  expect(await savedDraft(ada)).toEqual(full)
  expect(pause).toHaveBeenCalledTimes(5)
  expect(await savedDraft(ben)).toBeNull()
  const custom = { ...full, details: { ...details, choice: 'custom' as const, sendOn: null } }
  save(custom)
  expect(await savedDraft(ada)).toEqual(custom)
  save(emptyDraft('draft-2'))
  expect(await savedDraft(ada)).toEqual({ id: 'draft-2', list: { recipients: [], failed: [], tooMany: 0 }, typed: '', details: null })
})

it('TXT-01 comes back with its phone numbers', async () => {
  const numbers = createDraft(0, { list: { ...emptyList, recipients: [{ address: phoneOnTheWire.parse('12125550142'), name: 'Ada' }] } })
  save(numbers)
  expect(await savedDraft(ada)).toEqual(numbers)
})

it('BLK-09 comes back whole, or not at all', async () => {
  expect(await savedDraft(ada)).toBeNull()
  const losses: readonly (readonly [key: StoredKey, as: (text: string) => string])[] = [
    ['gifting.draft.recipients.1', () => 'null'],
    ['gifting.draft.failed.0', () => 'null'],
    ['gifting.draft', (text) => text.replace('"version":4', '"version":3')],
    ['gifting.draft', (text) => text.slice(1)],
  ]
  for (const [key, as] of losses) {
    save(full)
    tabStorage.write(key, as(tabStorage.read(key) ?? ''))
    expect(await savedDraft(ada)).toBeNull()
  }
  save(full)
  tabStorage.remove('gifting.draft.recipients.1')
  expect(await savedDraft(ada)).toBeNull()
})

it.each<[string, Partial<OrderDraft>, boolean]>([
  ['nothing', {}, false],
  ['spaces', { typed: '  ', details: { ...details, message: ' ' } }, false],
  ['recipients', { list: { ...emptyList, recipients: recipients(1) } }, true],
  ['failed rows', { list: { ...emptyList, failed: failed(1) } }, true],
  ['something typed', { typed: 'a' }, true],
  ['a message', { details }, true],
])('BLK-09 with %s is worth keeping, or not', (_, patch, worth) => {
  expect(hasUnpaidOrder(ada)).toBe(false)
  save({ ...emptyDraft('draft-1'), ...patch })
  expect([hasUnpaidOrder(ada), hasUnpaidOrder(ben)]).toEqual([worth, false])
})

it('BLK-09 saves an open draft before it says whether a sign-out loses an order', () => {
  const end = saveWhenAsked(() => save({ ...emptyDraft('draft-1'), typed: 'a' }))
  expect(hasUnpaidOrder(ada)).toBe(true)
  end()
  save(emptyDraft('draft-1'))
  expect(hasUnpaidOrder(ada)).toBe(false)
})

it('BLK-09 writes only the parts that have changed, and leaves none of a list that became shorter', async () => {
  const others = window.sessionStorage.length
  const saveNext = newSaver()
  const first = createDraft(2_500)
  Array.from(saveNext(first))
  const setItem = vi.spyOn(window.sessionStorage, 'setItem')
  const longer = createDraft(0, { list: { ...emptyList, recipients: [...first.list.recipients, ...recipients(1, 2_500)] } })
  Array.from(saveNext(longer))
  // The last part, and all but the lists.
  expect(setItem).toHaveBeenCalledTimes(2)
  expect(await savedDraft(ada)).toEqual(longer)
  const shorter = createDraft(900)
  Array.from(saveNext(shorter))
  expect(await savedDraft(ada)).toEqual(shorter)
  Array.from(saveNext(emptyDraft('draft-2')))
  expect(await savedDraft(ada)).toEqual(emptyDraft('draft-2'))
  expect(window.sessionStorage.length).toBe(others + 1)
})

it('BLK-09 begins with what is saved: another page of the tab writes what differs from it', async () => {
  const draft = createDraft(1_500)
  save(draft)
  const changed = createDraft(0, {
    list: { ...emptyList, recipients: [...recipients(1_000, 1_000), ...draft.list.recipients.slice(1_000)] },
  })
  Array.from(draftSaver(ada, draft)(changed))
  expect(await savedDraft(ada)).toEqual(changed)
})

it('BLK-09 says which step had no room, and writes its part at the next change', async () => {
  const saveNext = newSaver()
  const full = vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  const draft = createDraft(10)
  expect(Array.from(saveNext(draft))).toEqual([false, false])
  full.mockRestore()
  expect(Array.from(saveNext(draft))).toEqual([true, true])
  expect(await savedDraft(ada)).toEqual(draft)
})

it('BLK-09 writes nothing after a sign-out', () => {
  saveToken(null)
  expect(Array.from(newSaver()(createDraft(10)))).toEqual([])
  expect(hasUnpaidOrder(ada)).toBe(false)
})
