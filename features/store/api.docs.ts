import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The purchase page of a restaurant.',
  fields: { pay_amount: { about: 'The price.', example: 50 } },
  calls: {
    getPanel: {
      about: 'Reads what a restaurant sells. Refused with 404 for an unknown restaurant.',
      path: { slug: 'The restaurant, by its name in links, in lower case.' },
      response: {
        purchase_panel: {
          about: 'The products of the restaurant, and the texts of its page.',
          fields: {
            project_id: 'The restaurant, for the calls that name one. In a link it is known by its `slug`.',
            planning: { about: 'The sale has not begun: the page takes email addresses only.', example: false },
            raising: 'Whether anything is on sale. Without it everything counts as sold out.',
            disable_gifting: { about: 'Sells no gift cards.', example: false },
            platewell_cash: { about: 'Whether account credit is sold; yes if it is missing.', example: true },
            icos: {
              about: 'Account credit on sale: `get_amount` for `pay_amount`. `ico_slug` is the `id` of the option at the checkout.',
              ordered: true,
              fields: { ico_slug: { about: 'The option’s `id` at the checkout, of kind `ico`.', example: 'ico-50' } },
            },
            gcos: {
              about: 'Gift cards on sale, as `icos`; `gco_slug` is the `id` of the option.',
              ordered: true,
              fields: { gco_slug: 'The option’s `id` at the checkout, of kind `gco`.' },
            },
            standard_gcos: { about: 'More gift cards, shown after `gcos`.', ordered: true },
            open_amount_options:
              'Any amount may be bought, instead of the tiers of `icos`. Then the other `open_amount` fields are required. A list that is not empty counts as true.',
            open_amount_type:
              'The benefit of an open amount: a bonus or a discount, flat for each multiple of the minimum, or in percent. Without it a flat bonus.',
            open_amount_minimum:
              'The least amount. With a flat incentive it is also the multiple that the incentive counts by; without it $100.',
            open_amount_incentive_amount: { about: 'The flat bonus or discount for each multiple. Without it $20.', example: 20 },
            open_amount_percentage: 'The bonus or discount in percent, up to 100, with every decimal: `"12.5"`.',
            open_amount_presets: { about: 'Suggested amounts; the second is preselected.', ordered: true },
            open_amount_by_personal_data: { about: 'The same as `priced_by_personal_data`, of an open amount.', example: true },
            promo_slug: { about: 'The running promotion.', example: 'holidays' },
            promo_end_date: {
              about: 'The last day of the promotion: the page names the promotion until this day has ended everywhere.',
              example: '2026-12-31',
            },
            fine_print: { about: 'The terms at the end of the page, in the words of the restaurant.', example: 'Credit does not expire.' },
            headline: { about: 'The headline of the page. Without it the page has its own.', example: 'Dinner, now or later' },
            headline_color: {
              about: 'The color of the headline’s text, as `#rgb` or `#rrggbb`. Any other text is ignored.',
              example: '#fff',
            },
            background_color: {
              about: 'The color behind the headline, as `#rgb` or `#rrggbb`. Any other text is ignored.',
              example: '#253',
            },
          },
        },
      },
    },
    createCashOption: {
      about: 'Creates an account-cash option from an open amount. Refused if the code or the amount is not accepted.',
      specified: true,
      body: {
        amount: 'The typed amount. The option in the answer has its price and its credit.',
        code: { about: 'A promo code that the buyer has typed; null for none.', example: 'SPRING10' },
        promotion_slug: {
          about: 'The promotion that ran when the buyer chose the amount: `promo_slug` of the page. Null for none.',
          example: 'holidays',
        },
      },
      response: { platewell_cash_offer_id: 'The option that was made. The checkout sells it as kind `ico`.' },
    },
    createGiftCardOption: {
      about: 'Creates a gift card option from an open amount. Refused if the code or the amount is not accepted.',
      specified: true,
    },
  },
})
