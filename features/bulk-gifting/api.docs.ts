import { documentApi } from '../shared/api/documentApi.docs.ts'
import { attemptDocs } from '../payment/wire/attemptCalls.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Gifts for many recipients: the order, its payment, and its redemptions.',
  fields: {
    name: 'The recipient’s name. Empty where the list has none.',
    email: 'The email address that the gift goes to. An order has each address once.',
    phone: 'Instead, the number for a text message, where `gift_by_text` offers it, with its country code.',
    id: 'The order.',
    amount: 'The amount for each recipient.',
    country_code: 'The country, which decides whose dollars the amounts are in. If it is missing: `US`.',
    status: { about: 'Whether the gifts wait, go out, have gone out, or are canceled.', example: 'succeeded' },
    page: 'The page of the list, from 1.',
    message: 'The buyer’s words to every recipient. May be empty.',
    purchase_order_number: { about: 'The purchase order number of the buyer’s company. Null for none.', example: 'PO-2026-118' },
    invoice_url: { about: 'The invoice, to be opened without a token. Null for none.', example: 'https://invoices.example/7.pdf' },
    expires_on: { about: 'The last day of the vouchers. Null if they do not end.', example: '2027-01-31' },
  },
  calls: {
    getGiftingConfig: {
      about: 'The site’s tiers, presets and country (BLK-01). `country` is the one that the page’s address asks for.',
      query: {
        country: { about: 'The country that the page’s address asks for, by its code. Without it the server chooses.', example: 'US' },
      },
      response: {
        country_code: 'The country of this site. Without it that of the enterprise.',
        gift_by_text: { about: 'Whether gifts can go by text message too. Without it by email alone.', example: true },
        bulk_gift_tiers: {
          about:
            'The discounts by the value of the order: four, each from a greater value on, none with a smaller discount. Any other list is ignored.',
          ordered: true,
          fields: {
            discount: { about: 'The discount, in percent of the gifts’ value, from 0 to 100.', example: 10 },
            min: { about: 'The value of the order, from which the discount counts.', example: 5000 },
          },
        },
        bulk_gift_presets: {
          about: 'The amounts that can be chosen for each recipient. Without them the country’s own.',
          ordered: true,
          fields: {
            amount: { about: 'The amount for one recipient.', example: 50 },
            default: { about: 'Whether the amount is selected at first. Without any, the first is.', example: true },
          },
        },
        employee_dining: {
          about: 'Dining credit for employees. Without it the page shows its own.',
          fields: {
            amount: { about: 'The price that the company pays.', example: 250 },
            credit: { about: 'The bonus on top of what is paid.', example: '62.50' },
          },
        },
      },
    },
    getBuyer: {
      about: 'The buyer who is signed in, and their saved cards.',
      specified: true,
      response: {
        user: {
          about: 'The person who signs in, or whose account it is.',
          fields: {
            email: 'The account’s email address.',
            credit_cards: {
              about:
                'The person’s saved cards. A card that cannot be read is left out. The first one is chosen until the payer takes another.',
              ordered: true,
            },
            subscription: {
              about:
                'The member’s subscription: its name, or an object with more. It counts with a `subscription_status` of an active one.',
              fields: {
                name: { about: 'The subscription’s name.', example: 'Dining pass' },
                billing_interval: 'The interval of the subscription’s charges. Without it the page shows none.',
              },
            },
            subscription_status: {
              about: '`active`, `trialing` or `past_due`, in any case, for a subscription that is paid for.',
              example: 'active',
            },
            subscription_level_id: {
              about: 'The `id` of the option that the member has subscribed to. The page warns a member who buys it again.',
              example: 'ico-monthly',
            },
            is_freemium_subscriber: { about: 'The subscription costs nothing.', example: false },
            is_app_installed: { about: 'The member has the app: the page then opens it, and does not ask them to get it.', example: false },
            email_verified_at: {
              about: 'The time when the member confirmed their address. These pages do not use it.',
              example: '2026-11-20T18:30:00.000Z',
            },
            phone_verified_at: {
              about:
                'The time when the member confirmed their phone. These pages do not use it: an offer that needs a phone sends a new code.',
              example: '2026-11-20T18:30:00.000Z',
            },
            dietary_restrictions: { about: 'The member’s dietary restrictions. These pages do not use them.', example: ['vegetarian'] },
            referral: {
              fields: {
                give: 'The amount for the friend.',
                get: 'The amount for the member. Without it only the friend gets something.',
                min_spend: 'The bill, from which the referral counts. Without it any bill does.',
              },
            },
          },
        },
      },
    },
    tryOrder: {
      about: 'The effects that an order would have (BLK-10). The call changes nothing.',
      response: { value: 'The value of all gifts together, before the discount.', discount: 'The discount on the value, in percent.' },
    },
    placeOrder: {
      about:
        'Pays and creates an order. The same idempotency key does it at most once (NET-08). Refused with 412 if the price has changed.',
      body: {
        order: {
          about: 'The order, in the request and in the answer.',
          fields: { recipients: 'The people who get a gift, at most 50,000.' },
        },
        amount_to_charge: 'The total that the buyer has agreed to. The server refuses with 412 if its price is another.',
        payment_method_id:
          'The payment provider’s payment method, such as `pm_1N…`, or the `id` of a saved card. Null if there is nothing to charge.',
      },
    },
    completeOrder: attemptDocs.complete,
    lookUpOrder: attemptDocs.lookUp,
    closeOrder: {
      ...attemptDocs.close,
      response: {
        order: { about: 'The order that was made.', fields: { id: 'The order. Its page and its recipients are found by it.' } },
        status: {
          about:
            'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
          example: 'succeeded',
        },
        amount: { about: 'The amount that was charged although there is no order.', example: '45.00' },
        reference: { about: 'The reference of the charge. The page asks the buyer to give it to support.', example: 'charge-31' },
        charged_at: { about: 'The time of the charge, as an ISO time.', example: '2026-11-20T18:30:00.000Z' },
      },
    },
    getOrders: {
      about: 'The orders, the latest first; with a text, those to an address that holds it, a number in any notation (BLK-07, BLK-11).',
      query: {
        query: { about: 'Only orders with a recipient whose address holds this text. Without it all.', example: 'bo@mail.example' },
        status: { about: 'Only orders with this status. Without it all.', example: 'scheduled' },
      },
      response: {
        orders: {
          about: 'The orders of this page of the list, the latest first.',
          ordered: true,
          fields: {
            number: 'The order’s number for the buyer and for support.',
            created_at: 'The time of the order, as an ISO time.',
            sent_count: 'The number of gifts that were sent. Not known if it is missing.',
            claimed_count: 'The number of claimed gifts, the redeemed ones included. Without it the page shows no number.',
            bounced_count: 'The number of gifts that could not be delivered. Not known if it is missing.',
            cancelled_count: 'The number of canceled gifts. They were not sent, and will not be.',
            refunded: 'The amount that went back to the card for canceled gifts.',
          },
        },
      },
    },
    getRedemptions: {
      about:
        'An order and a page of its recipients. `matches` counts all that fit the text, as the orders do, and the status. Refused with 404 or 410 where there is no such order.',
      query: {
        query: { about: 'Only recipients whose name or address holds this text. Without it all.', example: 'bo@mail.example' },
        status: { about: 'Only gifts with this status. Without it all.', example: 'bounced' },
        per_page: 'The number of recipients on a page.',
      },
      response: {
        order: 'The order whose recipients these are.',
        recipients: {
          about: 'The recipients of this page of the list, each with their gift.',
          ordered: true,
          fields: {
            id: 'The recipient’s gift. Sending it again, reissuing and canceling name it.',
            status: 'The current status of the gift.',
            reason: { about: 'Why the gift could not be delivered, in words for the buyer.', example: 'The mailbox does not exist.' },
            can_retry: 'Whether sending it again to the same address can help.',
            code: { about: 'The voucher’s code. Null before it is sent.', example: 'FEAST-7K2M-41' },
            changed_at: { about: 'The time of the last change of status, as an ISO time.', example: '2026-11-20T18:30:00.000Z' },
          },
        },
        matches: 'The number of recipients that fit the text and the status, on all pages. Not known if it is missing.',
      },
    },
    resendGift: { about: 'Sends a gift again, with the code that it has. The same idempotency key does it at most once (NET-08).' },
    reissueGift: {
      about: 'Sends a gift to another address with a new code. The old code ends. The same idempotency key does it at most once (NET-08).',
    },
    cancelGifts: {
      about:
        'Cancels what has not been sent: one gift, or with `all` every one of the order. The same idempotency key does it at most once (NET-08).',
      body: {
        redemption_id: { about: 'The gift to cancel: the `id` of a recipient.', example: '1' },
        all: 'Cancels every gift of the order that has not gone out.',
      },
      response: {
        cancelled_count: 'The number of gifts that this request has canceled. An answer without it does not count as a success.',
        refunded: 'The amount that goes back to the buyer’s card for them. Without it the page shows no sum.',
      },
    },
  },
})
