import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { shownStep } from './CreateSteps.tsx'
import { type OrderDraft, changedDraft, getOrderId, emptyDraft } from './draft.ts'
import { type GiftDetails, firstDetails } from './details.ts'
import { emptyList } from '../recipients/recipientList.ts'
import { defaultTerms } from '../terms.ts'

const person = (name: string) => ({ address: emailSchema(anyEmail).parse(`${name}@mail.example`), name })
const createList = (...names: readonly string[]) => ({ ...emptyList, recipients: names.map(person) })

const first = firstDetails(defaultTerms('US'), 'America/New_York')
const untouched: OrderDraft = { ...emptyDraft('former'), list: createList('ada', 'bao') }
const chosen = (patch: Partial<GiftDetails>): OrderDraft => ({ ...untouched, details: { ...first, ...patch } })
const idAfter = (before: OrderDraft, patch: Partial<OrderDraft>) => changedDraft(before, patch, first, () => 'another').id

it.each<[string, OrderDraft, Partial<OrderDraft>]>([
  ['recipients are typed', untouched, { typed: 'cleo@' }],
  ['its first gift is checked', untouched, { details: { ...first } }],
  ['its gift is checked again', chosen({ message: 'Well done' }), { details: { ...first, message: 'Well done' } }],
  ['the blanks of its message are left out', chosen({ message: 'Well done ' }), { details: { ...first, message: 'Well done' } }],
  ['the same amount is typed', chosen({ choice: 50_00 }), { details: { ...first, choice: 'custom', custom: '50' } }],
  ['rows that were not added are dismissed', untouched, { list: createList('ada', 'bao') }],
])('BLK-10 NET-08 is the same order after %s', (_, before, patch) => {
  expect(changedDraft(before, patch, first, () => 'another')).toEqual({ ...before, ...patch })
})

it.each<[string, OrderDraft, Partial<OrderDraft>]>([
  ['a recipient more', untouched, { list: createList('ada', 'bao', 'cleo') }],
  ['a recipient less', untouched, { list: createList('ada') }],
  ['another recipient', untouched, { list: createList('ada', 'cleo') }],
  ['another name', untouched, { list: { ...emptyList, recipients: [person('ada'), { ...person('bao'), name: 'Bao' }] } }],
  ['another amount', untouched, { details: { ...first, choice: 50_00 } }],
  ['another message', untouched, { details: { ...first, message: 'Well done' } }],
  ['another day', chosen({ sendOn: '2026-12-01' }), { details: { ...first, sendOn: '2026-12-02' } }],
  ['another time zone', untouched, { details: { ...first, timeZone: 'Pacific/Auckland' } }],
])('BLK-10 is another order with %s', (_, before, patch) => {
  expect(idAfter(before, patch)).toBe('another')
})

it('BLK-10 is another order in another country', () => {
  expect(getOrderId(untouched, 'NZ')).not.toBe(getOrderId(untouched, 'US'))
})

it('BLK-06 an address shows no step of an order that lacks what the step needs', () => {
  const steps = (count: number, amount: number | null, typed = '') =>
    (['recipients', 'gift', 'pay'] as const).map((asked) =>
      shownStep(asked, { count, amount: amount === null ? null : cents(amount), typed }),
    )
  expect(steps(0, 50_00)).toEqual(['recipients', 'recipients', 'recipients'])
  expect(steps(2, null)).toEqual(['recipients', 'gift', 'recipients'])
  expect(steps(2, 50_00)).toEqual(['recipients', 'gift', 'pay'])
  expect(steps(2, 50_00, 'cy@mail.example')).toEqual(['recipients', 'recipients', 'recipients'])
})
