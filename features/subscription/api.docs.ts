import { documentApi } from '../shared/api/docs.ts'
import * as api from './api.ts'

const subscription = {
  about: 'The subscription as it stands now.',
  fields: {
    id: 'The subscription, by which it is canceled and kept.',
    name: { about: 'Its name: that of the option that was bought.', example: 'Dining credit, every month' },
    amount: 'The price of each charge, in dollars.',
    credit_to_give: 'The credit that each charge brings, in dollars. Without it the page shows the price alone.',
    billing_interval: 'The interval of its charges.',
    status:
      '`active` renews; `canceled` ends after `paid_through`, and can be kept until then; `ended` is over. With any other word the page cannot tell whether it renews, and still cancels it.',
    next_charge_on: 'The day of the next charge; of a canceled one, of the charge that comes if it is kept.',
    paid_through: 'The last day that is paid for: a canceled subscription ends with it.',
    card: { about: 'The card that is charged. Without it the page shows none.', fields: { brand: 'The brand: "Visa".' } },
  },
}

export const docs = documentApi(api, {
  about: 'The subscriptions that a member has: to see, to cancel and to keep them.',
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
        amount_to_charge: 'The price of each charge that the member has agreed to, in dollars.',
        next_charge_on: 'The day of the next charge that the member has agreed to.',
      },
      response: { subscription },
    },
  },
})
