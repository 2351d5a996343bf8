import * as gifting from '../../features/bulk-gifting/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'

const order = {
  id: 'gift-order-7',
  country_code: 'NZ',
  created_at: '2026-11-20T17:00:00.000Z',
  status: 'sending',
  recipients_count: 12_000,
  sent_count: 7_400,
  claimed_count: 1_200,
  bounced_count: 3,
  cancelled_count: 4,
  refunded: '300.00',
  amount: '100.00',
  total: 900_000,
  message: 'Happy holidays!',
  send_on: '2026-12-01',
  time_zone: 'Pacific/Auckland',
  expires_on: '2029-11-21',
}
const recipient = {
  id: 1,
  email: 'ada@mail.example',
  name: 'Ada Moreau',
  status: 'bounced',
  reason: 'The mailbox is full.',
  can_retry: true,
  code: 'GIFT10001',
  changed_at: '2026-11-20T17:01:00.000Z',
}
/** Without these an order cannot be listed. */
const ofOrder = ['id', 'created_at', 'status', 'recipients_count', 'amount', 'total'] as const

const ordered = {
  outcome: 'ordered',
  order: { id: 'gift-order-7', recipients_count: 3, sends_at: '2026-12-10T14:00:00Z', time_zone: 'America/New_York' },
}

export const giftingAnswers: readonly ExampleAnswer[] = [
  {
    title: 'the configuration of gifting',
    endpoint: gifting.getGiftingConfig,
    body: {
      country_code: 'NZ',
      bulk_gift_presets: [
        { amount: 20, default: false },
        { amount: '40.00', default: true },
      ],
    },
    // Its tiers stand or fall together: `calculator.test.ts` has them.
    essential: [],
    ofEntry: within('bulk_gift_presets', 'amount'),
  },
  {
    title: 'a buyer of gifts',
    endpoint: gifting.getBuyer,
    body: { user: { email: 'noor@mail.example', first_name: 'Noor', last_name: 'Haddad' } },
    essential: ['user', 'user.email'],
  },
  {
    title: 'a dry run',
    endpoint: gifting.tryOrder,
    body: {
      recipients_count: 3,
      value: '300.00',
      discount: 10,
      total: 270,
      sends_at: '2026-12-01T14:00:00.000Z',
      expires_on: '2029-11-21',
    },
    essential: ['recipients_count', 'value', 'discount', 'total', 'sends_at'],
  },
  { title: 'a gift order', endpoint: gifting.placeOrder, body: ordered, essential: ['outcome', 'order', 'order.id'] },
  {
    title: 'a charge without an order',
    endpoint: gifting.completeOrder,
    body: { outcome: 'charged_not_ordered', amount: 270, reference: 'CH-9', charged_at: '2026-11-20T17:00:00.000Z' },
    essential: ['outcome', 'amount', 'reference', 'charged_at'],
  },
  { title: 'a gift order that is looked up', endpoint: gifting.lookUpOrder, body: { outcome: 'unknown' }, essential: ['outcome'] },
  { title: 'a gift order that is given up', endpoint: gifting.closeOrder, body: { outcome: 'closed' }, essential: ['outcome'] },
  {
    title: 'gift orders',
    endpoint: gifting.getOrders,
    body: { orders: [order, { ...order, id: 'gift-order-8' }], page_count: 4 },
    essential: ['orders'],
    ofEntry: within('orders', ...ofOrder),
  },
  {
    title: 'the gifts of an order',
    endpoint: gifting.getRedemptions,
    body: { order, recipients: [recipient, { ...recipient, id: 2 }], matches: 40, page_count: 2 },
    essential: ['order', 'recipients', ...ofOrder.map((name) => `order.${name}`)],
    ofEntry: within('recipients', 'id', 'email', 'status'),
  },
  unspecified(['a gift that is sent again', gifting.resendGift]),
  unspecified(['a gift for another address', gifting.reissueGift]),
  unspecified(['gifts that are cancelled', gifting.cancelGifts]),
]
