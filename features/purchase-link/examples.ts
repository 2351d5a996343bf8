import { gift, orderFor, purchase } from '../checkout/examples/examples.ts'
import { refused } from '../shared/api/answers/answer.ts'
import { failedToLoad, loading, ready } from '../shared/api/remote.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import { cents } from '../shared/money/money.ts'
import { type FoundPurchase, type GiftStanding, type PurchaseStub, getPurchaseLinkView } from './linkedPurchase.ts'

const order = { ...orderFor('giftCard'), name: 'Gift card', get: cents(5_500), giftByText: true }

/** A gift card of $50, with a bonus of $5 for its buyer. */
const bought = { ...purchase, toCredit: cents(5_500), credited: cents(5_500), keepsGiftBonus: true }

const facts = { kind: 'found', boughtOn: '2026-11-20', card: { brand: 'Visa', lastFour: '4242' } } as const

const sentAs = (standing: GiftStanding, deliverOn: string | null = null): FoundPurchase => ({
  ...facts,
  order,
  purchase: bought,
  sent: { gift: { ...gift, deliverOn }, standing },
})

export const found = {
  sent: sentAs({ status: 'sent' }),
  scheduled: sentAs({ status: 'scheduled' }, '2026-12-24'),
  opened: sentAs({ status: 'opened', on: '2026-11-21' }),
  unknown: sentAs({ status: 'unknown' }),
  byText: {
    ...sentAs({ status: 'sent' }),
    sent: {
      gift: { ...gift, by: 'text', recipientPhone: phoneOnTheWire.parse('12125550142'), deliverOn: null },
      standing: { status: 'sent' },
    },
  },
  byHand: { ...sentAs({ status: 'sent' }), sent: null, purchase: { ...bought, giftRight: null } },
  credit: {
    ...facts,
    order: { ...orderFor('credit'), name: 'Dining credit', pay: cents(4_500), promoCode: 'SPRING10' },
    purchase: { ...purchase, giftRight: null, toCharge: cents(4_500), charged: cents(4_500) },
    sent: null,
  },
} as const satisfies Record<string, FoundPurchase>

export const stub: PurchaseStub = { kind: 'stub', product: 'giftCard', boughtIn: '2026-11', email: 'a•••@mail.example' }

const refusedAs = (status: number) => {
  const answer = refused(null, status)
  return answer.ok ? loading : failedToLoad(answer.failure)
}

const viewOf = (value: FoundPurchase | PurchaseStub) => getPurchaseLinkView(ready(value))

export const purchaseLinkViews = {
  lost: getPurchaseLinkView(null),
  unknownLink: getPurchaseLinkView(refusedAs(404)),
  loading: getPurchaseLinkView(loading),
  failed: getPurchaseLinkView(failedToLoad({ kind: 'offline' })),
  ended: getPurchaseLinkView(refusedAs(410)),
  stub: viewOf(stub),
  sent: viewOf(found.sent),
  scheduled: viewOf(found.scheduled),
  opened: viewOf(found.opened),
  unknown: viewOf(found.unknown),
  byText: viewOf(found.byText),
  byHand: viewOf(found.byHand),
  credit: viewOf(found.credit),
} as const
