import { documentApi } from '../shared/api/documentApi.docs.ts'
import { placeBrandDocs } from '../shared/api/placeBrand.docs.ts'
import * as api from './api.ts'
import { lineItems } from './lineItems.docs.ts'

export const docs = documentApi(api, {
  about: 'The venue and the open bills that a guest pays, and how the guest tips.',
  fields: { location_id: 'The restaurant’s location; null for a restaurant without locations.' },
  calls: {
    getVenue: {
      about: 'The venue that an order link names: its point of sale, and a location there. A diner’s token adds what they have there.',
      specified: true,
      path: {
        posSlug: 'The venue’s point of sale, from the link of the order.',
        location: 'The location at this point of sale, from the link of the order.',
      },
      response: {
        data: {
          about: 'The venue, with what the signed-in guest has there.',
          fields: {
            balance:
              'The amount that the guest can pay here without a card: the server’s sum of credit and pass. It counts instead of both.',
            credit_balance: { about: 'The guest’s credit. Without `balance` it counts together with `ik_pass_balance`.', example: '20.00' },
            project_id: 'The restaurant’s project. Without it no bill can be read or paid.',
            project_slug: 'The restaurant, by its name in links: the purchase page opens with it.',
            name: 'The restaurant’s name.',
            location_type: '`Project` for a restaurant without locations: `location_id` then does not count.',
            credit_cards: {
              about:
                'The person’s saved cards. A card that cannot be read is left out. The first one is chosen until the payer takes another.',
              ordered: true,
              fields: {
                id: 'The saved card. A payment names it as its card or its payment method.',
                brand: 'The card’s brand for people, such as `Visa`.',
                exp_month: 'The month in which the card expires, from 1 to 12.',
                exp_year: 'The year in which the card expires, with four digits.',
              },
            },
            gift_card_options: {
              about: 'Credit that the guest can buy at the table.',
              ordered: true,
              fields: {
                id: 'The option. A purchase names it as `gift_card_option_id`.',
                amount: 'The price of the credit. An option of zero is not shown.',
                credit_to_give: 'The credit that the guest gets.',
                hidden: 'Whether the option is not shown.',
              },
            },
            offers: {
              about: 'The rewards that the guest has claimed here. One that has ended, or has nothing left, is not shown.',
              fields: {
                id: { about: 'The offer, by which an item of the bill refers to it. Without it the reward fits no item.', example: 12 },
                type: {
                  about: '`item_offer` for a reward that pays for one item of the bill. Any other word: it pays for the bill.',
                  example: 'bill_offer',
                },
                name: { about: 'The reward’s name. Without it “Reward”.', example: '$20 off dinner' },
                minimum_spend_amount: 'The bill with its tip, from which the reward can be used. Without it any bill does.',
                expiration: {
                  about: 'The end of the reward. One that cannot be read is left out: the server decides.',
                  fields: {
                    mode: 'The kind of end: `set_date` on a day, `days` after the claim, `no_expiration` never.',
                    date: {
                      about: 'The last day at the restaurant, or the moment, as an ISO time, from which it does not count any more.',
                      example: '2027-01-31',
                    },
                  },
                },
                claim_details: {
                  about: 'The guest’s claim. Without it, or without its balance, the reward is left out.',
                  fields: {
                    balance: 'The rest of the claimed offer. An offer with nothing left is not shown.',
                    expires_at:
                      'The last day of this claim, or the moment, as an ISO time, from which it does not count. Every end counts, and the first one ends the reward.',
                  },
                },
                ineligible_reason: {
                  about: 'Why the reward cannot be used on this bill, in words for the guest. Without it, it can be used.',
                  example: 'Not valid on this day.',
                },
              },
            },
            offer: 'The reward that is chosen at first. It is also in the list, or is added to it.',
            default_tip: {
              about:
                'The tip that is selected at first, in percent of the bill: `20` is 20%. Below zero: the restaurant takes no tip. Without it the page selects its own default.',
              example: 20,
            },
            tip_skippable: { about: 'Whether the guest begins at the review, and may leave the step of the tip out.', example: false },
            requires_authentication: { about: 'Whether only a signed-in guest can pay here.', example: false },
            country_code: 'The country in whose dollars the restaurant’s amounts are. Without it the enterprise’s country.',
            white_logo_path: {
              about: 'The address of the restaurant’s logo for dark backgrounds.',
              example: '/pictures/harbor-logo-white.svg',
            },
            purchase_page: {
              about: 'The address of the page that sells the restaurant’s credit. Without it there is no link to it.',
              example: '/purchase/?project=harbor-and-rye',
            },
            brand: placeBrandDocs('The restaurant. The specification names no field for it'),
          },
        },
      },
    },
    getVenueTicket: {
      about:
        'An open bill of a venue. `locationId` is null for a project without locations. Refused with 410 and the code `table_code_ended` once the visit of `table` is over; this is our decision.',
      specified: true,
      path: { ticket: 'The bill’s number at the till, from the link of the order or from the list of open bills.' },
      query: {
        pay_amount: { about: 'The part of the bill that the order asks for; null for all of it.', example: '25.00' },
        table: { about: 'The code of the table, where the guest has found the bill by it. This parameter is our decision.', example: '12' },
      },
    },
    getTableTickets: {
      about:
        'The open bills of a table (DIN-02). The specification asks for a choice among several bills, and names no call that lists them: the path is our decision. A table’s code ends with the visit: from then on it is refused with 410 and `code: "table_code_ended"`. The page says that the code has ended, shows nothing of the bills any more, and leads to the guest’s own receipt. A code that is hard to guess, and another one for each visit, keep a table’s bills from everybody else.',
      query: { table: 'The table’s code for this visit, from its QR code.' },
      response: {
        tickets: {
          about: 'The open bills of the table. With several, the guest chooses one.',
          fields: {
            id: 'The bill’s number at the till. Without it `ticket_code` counts.',
            ticket_code: 'The bill’s number at the till, where there is no `id`.',
            bill_amount: 'The amount for the guest to pay. If it is zero, there is nothing to pay, and the page returns to the order.',
            bill_total: 'Items, taxes, charges and delivery together, no matter who pays them.',
            bill_amount_due: 'The unpaid amount: others may have paid a part. Without it `bill_amount` less `bill_amount_to_leave_unpaid`.',
            bill_amount_to_leave_unpaid: {
              about: 'The amount that is left to others. This guest never pays it, even if `bill_amount_due` includes it.',
              example: '20.00',
            },
            open_attempt: {
              about:
                'A payment of this bill that has begun and has no outcome yet. It names nobody, and not the key of its attempt. The page says that what is due may change. Our decision, and optional, as is the next one: without them a device knows of its own payments alone.',
              fields: { amount: { about: 'The part of the bill that it pays, without the tip.', example: '40.00' } },
            },
            last_payment: {
              about:
                'The newest payment of this bill. Where the till does not know it, the page says so, and asks before the bill is paid again.',
              fields: {
                id: { about: 'The reference of the payment.', example: 'payment-7' },
                amount: { about: 'The part of the bill that it has paid, without the tip.', example: '103.68' },
                paid_at: { about: 'The time of the payment, as an ISO time.', example: '2026-11-20T18:31:00.000Z' },
                till_informed: {
                  about: 'Whether the till knows of it: `bill_amount_due` is less by it then. Without it yes; where it cannot be read, no.',
                  example: true,
                },
              },
            },
            bill_house_account_amount: 'The part of what is due that goes to the guest’s house account.',
            bill_card_amount: 'The part of what is due that only a card may pay. Without it the sum of `bill_card` of the charges.',
            taxes: {
              about: 'The taxes of the bill, a line for each.',
              ordered: true,
              fields: {
                label: 'The tax’s name. Without it “Tax”.',
                display_amount: 'The tax, as the till shows it: a number, or text such as `$1,204.20`.',
              },
            },
            service_charges: {
              about: 'The charges that the restaurant adds to the bill. One without `amount` and without `due` makes the bill unreadable.',
              ordered: true,
              fields: {
                type: '`gratuity`, or `suggested_tip` for a proposal that is no part of the bill. Any other word, and none, is a fee.',
                label: 'The charge’s name. Without it the page names it by its `type`, and a fee without a type “Charge”.',
                purpose: {
                  about:
                    'The restaurant’s words for what the charge is for, shown under its line. Without it the page says nothing. California’s law on fees (SB 1524) asks for the purpose of each charge that a guest must pay: send it, or put the charge into the prices. This field is our decision.',
                  example: 'For the kitchen team.',
                },
                percent: { about: 'The charge in percent, shown under its line. Without it the amount alone.', example: 5 },
                goes_to: {
                  about:
                    'How the charge is distributed, in the restaurant’s words after “Goes to:”. Without it the page says nothing. Where guests must pay for service, Colorado’s law on prices (C.R.S. 6-1-737) asks for the amount and for this: send both. This field is our decision.',
                  example: 'the servers and the kitchen',
                },
                amount: 'The whole charge. Without it `due`.',
                due: 'The unpaid part of the charge. Without it `amount`.',
                bill_card: 'The part of the charge that only a card may pay: `true` for all of it, or an amount.',
              },
            },
            delivery_fee: { about: 'The fee for the delivery. Without it zero.', example: '4.00' },
            line_items: lineItems,
            item_offers: {
              about: 'The amounts that offers for one item take off this bill.',
              fields: { offer_id: 'The offer: the `id` of one of the guest’s offers.', amount: 'The most that the offer takes off.' },
            },
            tip_calculation_base: 'The amount that a tip’s percentage is taken of. Without it `bill_total`.',
            employee_pin: 'The number of the server who opened the bill. The payment is authorized with it.',
          },
        },
      },
    },
    getTipHabit: {
      about: 'The usual tip of the signed-in guest. It is selected where the restaurant takes tips (POS-07).',
      specified: true,
      response: {
        user: {
          about: 'The person who signs in, or whose account it is.',
          fields: {
            default_tip_percent: {
              about: 'The tip that the guest usually gives, in percent, from 0 to 100. Without it the restaurant’s default is selected.',
              example: 20,
            },
            tip_calculation_base: {
              about:
                'The amount that the guest’s percentage is taken of: `pre_tax` or `post_tax`. For any other word the amount that the bill names.',
              example: 'pre_tax',
            },
          },
        },
      },
    },
  },
})
