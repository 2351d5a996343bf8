import type { OrderSummary, Redemption } from '../orders/orders.ts'
import { type RedemptionStatus, redemptionStatuses } from '../orders/statuses.ts'
import type { RecipientList } from '../recipients/recipientList.ts'
import { anyEmail, emailSchema } from '../../shared/contact/email.ts'
import { phoneSchema } from '../../shared/contact/phone.ts'
import { cents } from '../../shared/money/money.ts'

const email = (text: string) => emailSchema(anyEmail).parse(text)
const phone = (text: string) => phoneSchema.parse(text)

/** A list of recipients, with two rows that failed. */
export const recipientList: RecipientList = {
  recipients: [
    { address: email('ada@mail.example'), name: 'Ada Moreau' },
    { address: email('bao@mail.example'), name: 'Bao Okafor' },
    { address: email('carmen@mail.example'), name: '' },
  ],
  failed: [
    { number: 3, address: 'dario@', name: 'Dario', reason: '“dario@” is not an email address.' },
    { number: 5, address: 'ada@mail.example', name: 'Ada', reason: 'ada@mail.example is in row 2 already.' },
  ],
  tooMany: 0,
}

/** A list in which some get a text message, with a number that cannot be read. */
export const listWithNumbers: RecipientList = {
  recipients: [
    ...recipientList.recipients,
    { address: phone('12125550142'), name: 'Elif Petrov' },
    { address: phone('12125550143'), name: 'Femi Nakamura' },
  ],
  failed: [{ number: 7, address: '555-0144', name: 'Greta', reason: '“555-0144” is not a US phone number.' }],
  tooMany: 0,
}

/** As many recipients as an order may have. */
export const manyRecipients: RecipientList = {
  recipients: Array.from({ length: 50_000 }, (_, index) => ({
    address: email(`person${index + 1}@mail.example`),
    name: `Person ${index + 1}`,
  })),
  failed: [],
  tooMany: 0,
}

export const giftOrder: OrderSummary = {
  id: 'gift-order-7',
  number: 'G-2007',
  country: 'US',
  at: new Date('2026-11-20T17:00:00Z'),
  status: 'sent',
  count: 48,
  sent: 48,
  claimed: 31,
  bounced: 2,
  cancelled: 0,
  refunded: null,
  amount: cents(50_00),
  total: cents(2_160_00),
  message: 'Thank you for a great launch. Dinner is on us!',
  sendOn: null,
  timeZone: 'America/New_York',
  expiresOn: null,
  purchaseOrder: null,
  invoiceUrl: null,
}
export const sendingOrder: OrderSummary = {
  ...giftOrder,
  id: 'gift-order-8',
  number: 'G-2008',
  status: 'sending',
  count: 12_000,
  sent: 7_400,
  claimed: 1_200,
  total: cents(540_000_00),
  message: 'Happy holidays from everybody at Northstar! Have dinner with someone you love.',
}
export const scheduledOrder: OrderSummary = {
  ...giftOrder,
  id: 'gift-order-9',
  number: 'G-2009',
  status: 'scheduled',
  sent: 0,
  claimed: 0,
  bounced: 0,
  sendOn: '2026-12-10',
  message: 'Welcome to the team',
}
export const invoicedOrder: OrderSummary = {
  ...giftOrder,
  id: 'gift-order-10',
  number: 'G-2010',
  purchaseOrder: 'PO-2026-118',
  invoiceUrl: 'https://invoices.example/G-2010.pdf',
}
export const nzOrder: OrderSummary = {
  ...giftOrder,
  id: 'gift-order-6',
  number: 'G-2006',
  country: 'NZ',
  total: cents(2_400_00),
  timeZone: 'Pacific/Auckland',
  message: '',
}

const redemption = (status: RedemptionStatus, index: number): Redemption => ({
  id: String(index + 1),
  address: email(`${status}@mail.example`),
  name: `Person ${index + 1}`,
  status,
  reason: status === 'bounced' ? 'The mailbox is full.' : null,
  canRetry: status === 'bounced',
  code: status === 'scheduled' || status === 'cancelled' ? null : `GIFT${10_000 + index}`,
  changedAt: new Date('2026-11-20T17:05:00Z'),
})

export const redemptions: readonly Redemption[] = redemptionStatuses.map(redemption)

/** A gift that was texted, to a number that takes no messages. */
export const textedRedemption: Redemption = {
  ...redemption('bounced', redemptions.length),
  address: phone('12125550199'),
  name: 'Elif Petrov',
  reason: 'The number takes no text messages.',
  canRetry: false,
}
