import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { placeOrder, tryOrder } from '../../../features/bulk-gifting/api.ts'
import { manyRecipients } from '../../../features/bulk-gifting/examples/orders.ts'
import { giftOrder } from '../../../features/bulk-gifting/examples/payments.ts'
import { orderAgreement } from '../../../features/bulk-gifting/pay/orderSteps.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { pause } from '../../runtime/page/pause.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { createOrderPayment } from './orderPayment.ts'

vi.mock(import('../../runtime/page/pause.ts'), () => ({ pause: vi.fn(async () => undefined) }))

const [email, amount] = ['ada@mail.example', cents(270_00)] as const
const signal = new AbortController().signal

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('buyer')
  answer(() => json({ message: 'Not now.' }, 422))
  vi.mocked(pause).mockClear()
  return () => vi.unstubAllGlobals()
})

it.each([
  ['no recipients', []],
  ['three recipients', giftOrder.recipients],
  ['many recipients', manyRecipients.recipients.slice(0, 4_050)],
])('BLK-10 an order with %s is tried and paid as it would be written at once, and the page responds meanwhile', async (_, recipients) => {
  const order = { ...giftOrder, recipients }
  const { reference, api, calls } = createOrderPayment('draft-1.US', email, order)
  const what = orderAgreement({ ...reference, amount, currency: 'USD' })
  await calls.tryOrder({ type: 'tryOrder' }, { signal })
  await api.send({ key: 'key-1', what, details: order, paymentMethodId: null }, { signal })
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
    JSON.stringify(z.encode(tryOrder.body, order)),
    JSON.stringify(z.encode(placeOrder.body, { order, amount_to_charge: amount, payment_method_id: null })),
  ])
  expect(sent.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json'])
  expect(vi.mocked(pause).mock.calls.length).toBeGreaterThanOrEqual(recipients.length / 50)
})
