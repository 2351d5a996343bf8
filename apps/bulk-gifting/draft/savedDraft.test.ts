import { beforeEach, expect, it, vi } from 'vitest'
import { type OrderDraft, emptyDraft } from '../../../features/bulk-gifting/draft/draft.ts'
import { emptyList } from '../../../features/bulk-gifting/recipients/recipientList.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { draftSaver, hasUnpaidOrder, savedDraft } from './savedDraft.ts'

const [ada, ben] = ['ada@mail.example', 'ben@mail.example']
const recipients = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ email: emailOnTheWire.parse(`guest-${first + index}@mail.example`), name: '' }))
const draftOf = (count: number, more: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyDraft('draft-1'),
  list: { ...emptyList, recipients: recipients(count) },
  ...more,
})
const failedRow = { number: 3, address: 'odd', name: 'Odd', reason: 'No address' }

beforeEach(() => {
  stubBrowser()
  saveToken('mine')
  return () => vi.unstubAllGlobals()
})

it('BLK-09 keeps a long draft for its buyer, and shows it to nobody else', async () => {
  const draft = draftOf(2_500, { typed: 'c@mail.example', list: { recipients: recipients(2_500), failed: [failedRow], tooMany: 4 } })
  expect(Array.from(draftSaver(ada, emptyDraft('draft-1'))(draft))).not.toContain(false)
  expect(await savedDraft(ada)).toEqual(draft)
  expect(await savedDraft(ben)).toBeNull()
  expect([hasUnpaidOrder(ada), hasUnpaidOrder(ben)]).toEqual([true, false])
})

it('BLK-09 writes only the parts that have changed, and leaves none of a list that became shorter', async () => {
  const others = window.sessionStorage.length
  const save = draftSaver(ada, emptyDraft('draft-1'))
  const first = draftOf(2_500)
  Array.from(save(first))
  const setItem = vi.spyOn(window.sessionStorage, 'setItem')
  const longer = draftOf(0, { list: { ...emptyList, recipients: [...first.list.recipients, ...recipients(1, 2_500)] } })
  Array.from(save(longer))
  // The last part, and all but the lists.
  expect(setItem).toHaveBeenCalledTimes(2)
  expect(await savedDraft(ada)).toEqual(longer)
  const shorter = draftOf(900)
  Array.from(save(shorter))
  expect(await savedDraft(ada)).toEqual(shorter)
  Array.from(save(emptyDraft('draft-2')))
  expect(await savedDraft(ada)).toEqual(emptyDraft('draft-2'))
  expect(hasUnpaidOrder(ada)).toBe(false)
  expect(window.sessionStorage.length).toBe(others + 1)
})

it('BLK-09 begins with what is saved: another page of the tab writes what differs from it', async () => {
  const draft = draftOf(1_500)
  Array.from(draftSaver(ada, emptyDraft('draft-1'))(draft))
  const changed = draftOf(0, { list: { ...emptyList, recipients: [...recipients(1_000, 1_000), ...draft.list.recipients.slice(1_000)] } })
  Array.from(draftSaver(ada, draft)(changed))
  expect(await savedDraft(ada)).toEqual(changed)
})

it('BLK-09 says which step had no room, and writes its part at the next change', async () => {
  const save = draftSaver(ada, emptyDraft('draft-1'))
  const full = vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError')
  })
  const draft = draftOf(10)
  expect(Array.from(save(draft))).toEqual([false, false])
  full.mockRestore()
  expect(Array.from(save(draft))).toEqual([true, true])
  expect(await savedDraft(ada)).toEqual(draft)
})

it('BLK-09 writes nothing after a sign-out', () => {
  const save = draftSaver(ada, emptyDraft('draft-1'))
  saveToken(null)
  expect(Array.from(save(draftOf(10)))).toEqual([])
  expect(hasUnpaidOrder(ada)).toBe(false)
})
