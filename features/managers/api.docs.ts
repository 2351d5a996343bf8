import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The locations, guests and transactions of a restaurant’s staff.',
  fields: { id: 'The location.' },
  calls: {
    sendSignInCode: { about: 'Sends a sign-in code to a manager’s phone (MGR-01).' },
    signInByCode: {
      about: "Signs a manager in by the code. Refused with a wrong code: 'Incorrect verification code. Please try again.'",
      body: { site_area: 'Always this text: the sign-in is for the managers’ app.' },
      response: {
        user: {
          about: 'The person who signs in, or whose account it is.',
          fields: { token: 'Proves who is signed in. The apps send it as the bearer’s token.' },
        },
      },
    },
    getLocations: {
      about: 'The locations whose name holds the text (MGR-03), or the one with an id (MGR-04).',
      specified: true,
      query: {
        query: 'Only locations whose name holds this text.',
        location_id: { about: 'Only the location with this id. Without it, and without `query`, all.', example: '700' },
      },
      response: {
        locations: {
          about: 'The locations that the search found.',
          ordered: true,
          fields: {
            name: 'The location’s name.',
            address: 'The street and the house number.',
            project_id: 'The restaurant’s project. A payment names it where `project` has no `slug`.',
            day_ends_at: {
              about:
                'The hour, by its clock, at which a day of the location ends, from 0 (midnight) to 11. Payments before it belong to the day before. Without it 4.',
              example: 2,
            },
            country_code: 'The country in whose dollars the location’s amounts are. Without it the enterprise’s country.',
            project: {
              about: 'The restaurant’s project. A payment names it by its `slug`.',
              fields: {
                slug: 'The project by its name in links, which a payment sends as `project`.',
                logo_path: { about: 'The address of the restaurant’s logo.', example: '/pictures/harbor-logo.svg' },
              },
            },
            supports_split_payment: 'Whether a guest may pay a part of the bill. Without it only the whole.',
            tipping_enabled: 'Whether the location takes tips by the app. Without it the page asks for none.',
            custom_tip_percent0: 'The first of the tip buttons, in percent of the bill. A button without a value is left out.',
            custom_tip_percent1: 'The second of the tip buttons, in percent of the bill.',
            custom_tip_percent2: 'The third of the tip buttons, in percent of the bill.',
            custom_tip_percent3: 'The fourth of the tip buttons, in percent of the bill.',
            autograt_mode:
              'The service charge of the manager’s checkout: `disabled`, or a word with `always` if it is on at first. Any other word: off at first. Without it there is none.',
            autograt_percent: {
              about: 'The service charge, in percent of the bill, from 0 to 100. Without it there is none, in any mode.',
              example: 18,
            },
            autograt_goes_to: {
              about: 'How the service charge is distributed, in the restaurant’s words after “Goes to:”. Without it the page says nothing.',
              example: 'the servers and the kitchen',
            },
            tax_percent: 'The tax, in percent, from 0 to 100, for a bill that the manager types as an amount. Without it zero.',
            pos_type: '`legacy` for a till without open checks: the manager types the amount. Any other word: the check’s number.',
          },
        },
      },
    },
    getGuests: {
      about: 'The guests whose name or phone number holds the text (MGR-04).',
      specified: true,
      query: { query: 'A part of the guest’s name or phone number.' },
      response: {
        users: {
          about: 'The guests whom the search found.',
          ordered: true,
          fields: { id: 'The guest. The page sends it back as `user_id` or in the path.' },
        },
      },
    },
    getTransactions: { about: 'The payments and refunds of a location, the latest first (MGR-04).', specified: true },
    getGuest: {
      about: 'A guest, with what they paid at a location (MGR-05).',
      specified: true,
      path: { userId: 'The guest, by the `id` that the search of guests answered.' },
      query: { location_id: 'The location whose payments are shown with the guest.' },
      response: {
        user: {
          about: 'The guest whom the manager serves.',
          fields: {
            id: 'The guest. A payment names it as `user_id`.',
            stripe_sources: {
              about: 'The guest’s saved cards. The first one is charged, unless the manager takes another.',
              ordered: true,
              fields: {
                id: 'The guest’s card. A payment names it as `charge_stripe_source_id`.',
                brand: 'The card’s brand for people, such as `Visa`. Without it the list shows “Card”.',
              },
            },
            credit_balance: 'The guest’s credit. It can pay together with `ik_pass_balance`; a debt in one reduces the other.',
            active_offers: 'The rewards that the guest has claimed. One that has ended, or has nothing left, is not shown.',
            transactions: {
              fields: {
                id: 'The payment. A refund names it as `credit_transaction_id`.',
                user_name: 'The guest who paid, by their full name. Without it the list shows “Guest”.',
                created_at: 'The time of the payment or refund, as an ISO time. Without it the list shows no time.',
                check_number: 'The number of the restaurant’s check. Without it the payment was made by amount.',
                amount:
                  'The rest of a payment after its refunds, or the whole refund. No more than this is refunded. A refund is shown below zero, with either sign here.',
                original_amount: 'The charge before any refund, tips included. Without it `amount`.',
                tip_details: {
                  about: 'The tips of the payment, and the fees that went to the staff like one: a list, or one by itself.',
                  fields: {
                    amount: 'The tip or the fee.',
                    label: 'Its name on the receipt. Without it the page names it by `fee_type`.',
                    fee_type: 'The kind of fee, such as `service_charge`. It names the tip where there is no `label`.',
                  },
                },
                refunds: {
                  about: 'The refunds of this payment, the oldest first.',
                  ordered: true,
                  fields: {
                    id: { about: 'The refund in the history of the payment.', example: 'refund-1' },
                    status: { about: 'Whether the refund has arrived. If it is missing: `done`.', example: 'succeeded' },
                    amount: { about: 'The refunded part of the bill.', example: '10.00' },
                    tip_amount: { about: 'The part of the refund that came off the tip. Zero if it is missing.', example: '2.00' },
                    created_at: { about: 'The time of the refund, as an ISO time.', example: '2026-11-20T18:30:00.000Z' },
                    refunded_by: { about: 'The name of the manager who made the refund.', example: 'Ines Duarte' },
                    reason: {
                      about: 'Why it was refunded: a value such as `wrong_amount`, which the page puts in words.',
                      example: 'food_or_service',
                    },
                    notes: { about: 'The manager’s note about the refund.', example: 'One dessert was missing.' },
                  },
                },
                refundable:
                  'Whether the server would refund the payment: yes or no, or how many dollars of the bill at most. If it is missing: no.',
                refund_status:
                  'The status of the refunds, as a text for the page. Without it the page shows “Not Refunded”. Nothing more is refunded of a payment that is “Refunded”. For any other text the refunds or the amounts decide.',
                credit_type: '`refund_redemption` for a refund. Any other word is a payment.',
              },
            },
          },
        },
      },
    },
  },
})
