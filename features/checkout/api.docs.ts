import { documentApi } from '../shared/api/documentApi.docs.ts'
import { attemptDocs } from '../payment/wire/attemptCalls.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Buying credit, a gift card or a subscription.',
  fields: {
    id: 'The purchase, by which its gift card is sent. Without it no gift can be sent.',
    amount: 'The price without a promo code.',
    credit_balance: 'The balance after the purchase. Without it the page shows none.',
    credit_to_give: 'The credit that the buyer gets.',
    status: {
      about:
        'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
      example: 'succeeded',
    },
    billing_interval: 'The interval of a subscription’s charges. Without it the option is bought once.',
    apple_wallet_url: {
      about: 'The address of the purchase as a pass of Apple Wallet. Without it the page does not offer it.',
      example: 'https://passes.example/pass.pkpass',
    },
    google_wallet_url: {
      about: 'The address that saves the purchase to Google Wallet. Without it the page does not offer it.',
      example: 'https://pay.google.com/gp/v/save/pass',
    },
    code: { about: 'A promo code that the buyer has typed, or that came with the link. Null for none.', example: 'SPRING10' },
    amount_to_charge: 'The price. The purchase sends it back as the total that the buyer agreed to.',
    amount_charged: 'The charged amount. Without it `amount_to_charge`, or else the total that the buyer agreed to.',
    gift_by_text: { about: 'Whether this gift card can go by text message too. Without it by email alone.', example: true },
    kind: '`ico` for account credit, `gco` for a gift card. Its `id` is the `ico_slug` or the `gco_slug` of the purchase page.',
  },
  calls: {
    getOrder: {
      about:
        'An option and its price, with a promo code if the buyer has one. Refused with 404 for an unknown option, and with 410 for one that is no longer sold: the page shows that it is not available. A promo code is refused with 422 and a message that names the code; the page says it, and reads the price without the code.',
      path: { id: 'The option: `ico_slug` or `gco_slug` of the purchase page, or the answer to an open amount.' },
      response: {
        purchase_option: {
          about: 'The option, with its price.',
          fields: {
            id: 'The option, which the purchase names as `ico_id` or `gco_id`.',
            product: 'The kind of product, for the texts of the page. Without it credit for an `ico`, and a gift card for a `gco`.',
            name: 'The option’s name, as the restaurant gives it: "Harbor & Rye dining credit".',
            code: { about: 'The promo code that counts in the price. Null for none.', example: 'SPRING10' },
            next_charge_on: 'The day of the next charge. Required for a subscription.',
            cancel_by:
              'The last day to cancel before the next charge, said before the consent. The page derives none. Ours: the law asks for it.',
            expires_on: { about: 'The last day of a gift card. Without it the gift card does not end.', example: '2031-11-20' },
            fine_print: { about: 'The terms of the page that sells it, repeated where it is paid.', example: 'Credit does not expire.' },
            cancel_terms: 'The way to cancel it, as a text for the page. Required for a subscription.',
          },
        },
      },
    },
    getSubscriptions: {
      about:
        'The subscriptions on sale, with a promo code (CHK-08). The specification names no call for this, so the path is our decision.',
      response: { purchase_options: { about: 'The subscriptions on sale. An option that is bought once is left out.', ordered: true } },
    },
    getCurrentUser: { about: 'The member who owns the token, and their saved cards.', specified: true },
    purchase: {
      about:
        'Buys an option. The same idempotency key charges at most once (NET-08). Refused with 412 if the price differs from the total that the buyer agreed to, with 410 if the option has expired, and with 409 under a key that was closed. Carries no payment method if there is nothing to pay. A refusal settles nothing: the look-up of its key stays `unknown`, and another request under the key may still be accepted. The server sends the receipt by email. Of a subscription it repeats the amount, the interval, the day of the next charge, the way to cancel it and the page for that, which the law asks for.',
      body: {
        ico_id: 'Either this or `gco_id`: the option.',
        code: { about: 'The promo code that counts in the price; null for none.', example: 'SPRING10' },
        amount_to_charge: 'The total that the buyer has agreed to. The server refuses with 412 if its price is another.',
        email: 'The buyer’s email address. The receipt goes there.',
        renewal_consent: {
          about:
            'The text of the box that the buyer has ticked, word for word: the proof of consent, which the law has the seller store. Null for a single payment. The specification names no field for it.',
          example:
            'I agree to pay $40.00 on the 21st of each month with the card or wallet that I pay with now, next on December 21, 2026, until I cancel.',
        },
        payment_method_id: 'The provider’s payment method, such as `pm_1N…`, or a saved card.',
        utm: {
          about: 'The source of the visit: the `utm_…` parameters of the link.',
          example: { utm_source: 'newsletter', utm_campaign: 'spring' },
        },
      },
    },
    completePurchase: attemptDocs.complete,
    lookUpPurchase: attemptDocs.lookUp,
    closePurchase: {
      ...attemptDocs.close,
      response: { purchase: 'The purchase, for the receipt. It counts even if nothing of it can be read.' },
    },
    sendGift: {
      about: 'Sends a gift card to its recipient (CHK-05). A purchase is sent once: a later request answers the gift that went out first.',
      path: { id: 'The purchase: the `id` that it was answered with.' },
      body: {
        recipient_name: 'The recipient’s name. The email to them begins with it.',
        recipient_email: 'The address that the gift card goes to; left out where it goes by text message.',
        recipient_phone: {
          about: 'The number that the gift card is texted to, with its country code, where `gift_by_text` offers it.',
          example: '12125550142',
        },
        message: 'The buyer’s words to the recipient. May be empty.',
        design: {
          about: 'The picture of the gift card, which the buyer has chosen. The specification names no field for it. Null for none.',
          example: 'birthday',
        },
        deliver_on: { about: 'The day on which the gift card goes out, in `time_zone`. Null for at once.', example: '2026-12-24' },
      },
      response: { gift: 'The gift as it went out. Without it the page shows what it has sent.' },
    },
    correctGift: {
      about:
        'Sends a gift card to another address than before, until it is opened: the first link ends. It sets a state, so it may be sent again. Refused with 410 once it is opened. The specification names no call for this.',
      path: { id: 'The purchase: the `id` that it was answered with.' },
      body: {
        recipient_email: 'The right address; left out for a phone number.',
        recipient_phone: { about: 'The right number, with its country code; left out for an email address.', example: '12125550142' },
      },
      response: { gift: 'The gift as it goes out now. Without it the page shows the address that it has sent.' },
    },
    setPassword: { about: 'Sets a new user’s password (CHK-07).', body: { password: 'The new password: 8 characters or more.' } },
  },
})
