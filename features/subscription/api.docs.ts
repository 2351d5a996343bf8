import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

const subscription = {
  about: 'The subscription as it stands now.',
  fields: {
    id: 'The subscription, by which it is canceled and kept.',
    name: { about: 'Its name: that of the option that was bought.', example: 'Dining credit, every month' },
    amount: 'The price of each charge.',
    credit_to_give: 'The credit that each charge brings. Without it the page shows the price alone.',
    billing_interval: 'The interval of its charges.',
    status:
      '`active` renews; `past_due` has a renewal that is not paid, which `unpaid` describes; `canceled` ends after `paid_through`, and can be kept until then; `ended` is over. With any other word the page cannot tell whether it renews, and still cancels it.',
    next_charge_on: 'The day of the next charge; of a canceled one, of the charge that comes if it is kept.',
    paid_through: 'The last day that is paid for: a canceled subscription ends with it.',
    coming_price: {
      about:
        'A price that replaces the present one. The page shows it, with the day by which to cancel. Ours: the specification names none, and the law asks for the notice before a higher price.',
      fields: {
        amount: 'The new price of each charge.',
        from: { about: 'The day of its first charge.', example: '2027-01-21' },
        needs_consent: 'Whether it is charged only once the member has agreed to it. The page then asks; otherwise it only says so.',
      },
    },
    unpaid: {
      about:
        'The renewal that is not paid. Required with `past_due`: without its amount nobody can pay it, and the page cannot tell how it stands. Ours.',
      fields: {
        amount: 'The sum that is due.',
        charged_on: 'The day on which the charge was declined.',
        pay_by: {
          about: 'The last day on which it can be paid: the subscription ends with it. Without it the page names no day.',
          example: '2026-12-05',
        },
        retrying: 'Whether a new card is being charged for it now. The page then reads again every few seconds.',
      },
    },
    card: { about: 'The card that is charged. Without it the page shows none.', fields: { brand: 'The brand: "Visa".' } },
  },
}

export const docs = documentApi(api, {
  about:
    'The subscriptions that a member has: to see, to cancel and to keep them. No page sends their reminders. The server does: of each subscription whose interval is longer than a month, by email, 5 to 30 days before `cancel_by`, with that day, the day of the next charge and its amount, and the link to `/checkout/subscription` (Massachusetts, 940 CMR 38, since September 2, 2025). A reminder that could not be delivered is its task too.',
  fields: {
    cancel_by: {
      about: 'The last day to cancel before the next charge, or before the coming price. The page derives none. Ours: the law asks for it.',
      example: '2026-12-20',
    },
  },
  calls: {
    getOwnSubscriptions: {
      about:
        'Every subscription of the member, also a canceled and an ended one, the latest last. The specification names no call for this: the law asks that a subscription is canceled as easily as it is bought.',
      response: { subscriptions: subscription },
    },
    cancelSubscription: {
      about:
        'Cancels at the end of the time that is paid for: nothing is charged again, and no credit is taken. It sets a state, so it may be sent again; of an ended subscription it answers the same. The server confirms it by email.',
      path: { id: 'The subscription.' },
      response: { subscription },
    },
    keepSubscription: {
      about:
        'Keeps a canceled subscription: it renews as before. It sets a state, so it may be sent again. Refused with 412 if the amount or the day of its next charge is another than the member saw, and with 409 once it has ended.',
      path: { id: 'The subscription.' },
      body: {
        amount_to_charge: 'The sum of the next charge that the member has agreed to: the coming price where it applies on that day.',
        next_charge_on: 'The day of the next charge that the member has agreed to.',
      },
      response: { subscription },
    },
    getCharges: {
      about: 'Every charge of every subscription of the member. Ours: the specification names no call for this.',
      response: {
        charges: {
          about: 'The charges, the latest last.',
          ordered: true,
          fields: {
            id: 'The charge.',
            subscription_id: 'The subscription: its `id`.',
            charged_on: 'The day of the charge.',
            amount: 'The sum.',
            status: '`pending` is not known yet: the page reads it again every few seconds. `refunded` was given back.',
            card: { about: 'The card that was charged. Without it the page shows none.', fields: { brand: 'The brand: "Visa".' } },
            receipt_url: {
              about: 'The address of its receipt, to be opened without a token. Without it the page links to none.',
              example: 'https://receipts.example/7',
            },
          },
        },
      },
    },
    changeCard: {
      about:
        'Charges the renewals to another card from now on. With `amount_to_charge` the unpaid renewal is charged to it at once: refused with 412 if another sum is due, and answered with how it stands then, `active` if it was paid. The same renewal is never charged twice, whatever is sent. Ours: the specification names no call for this.',
      path: { id: 'The subscription.' },
      body: {
        payment_method_id: 'The card: the `id` of a saved one, or the provider’s payment method of a typed one.',
        mandate: {
          about: 'The words that the member has agreed to, for the record.',
          example: '$40.00 will be charged to this card on the 21st of each month, from December 21, 2026 on, until you cancel.',
        },
        amount_to_charge: 'The sum of the unpaid renewal that the member pays now; null for none.',
      },
      response: { subscription },
    },
    agreeToPrice: {
      about:
        'Agrees to the coming price: its `needs_consent` is then false. It sets a state, so it may be sent again. Refused with 412 if the price or its day is another than the member saw. Ours: the law asks for consent to a higher price.',
      path: { id: 'The subscription.' },
      body: {
        amount_to_charge: 'The new price of each charge.',
        charged_from: 'The day of its first charge.',
        renewal_consent: {
          about: 'The words that the member has agreed to, for the record.',
          example: 'From January 21, 2027: $45.00 on the 21st of each month instead of $40.00.',
        },
      },
      response: { subscription },
    },
  },
})
