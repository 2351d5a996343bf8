import { documentApi } from '../shared/api/documentApi.docs.ts'
import { placeBrandDocs } from '../shared/api/placeBrand.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'A gift that someone has received.',
  calls: {
    getGift: {
      about:
        'A gift by the token in its link. The specification shows no source of the gift’s data, so the path, the parameter `gift` and the names of the fields are our decision. Refused for an unknown token.',
      path: { token: 'The gift, by the token in its link. A person with the link has the gift.' },
      response: {
        gift: {
          about: 'The gift, as its recipient sees it.',
          fields: {
            name: 'The sender’s name, for “from …”. Without it the page names nobody.',
            amount: 'The value of the gift. Without it, or with zero, the page names no amount.',
            bonus: {
              about:
                'The part of the amount that is a promotion. The law of the United States asks that the gift names it. The specification names no field for it. Without it, or with zero, there is none.',
              example: '5.00',
            },
            was_sent:
              'Whether the server has sent the gift to an email address or a phone number that its buyer gave: the law of New Zealand asks that the recipient learns of it. The specification names no field for it. Without it: no.',
            country_code: 'The country in whose dollars the amount is. Without it the enterprise’s country.',
            redeem_code: 'The code that the app takes. Required while the gift is open.',
            status: 'Whether the gift can be used. `claimed` and `redeemed` show that it is used. If it is missing: `open`.',
            expires_on: { about: 'The last day of the gift. Without it the gift does not end.', example: '2027-01-31' },
            qr_code_url: {
              about: 'The address in the QR code on a large screen. Without it the page’s own.',
              example: 'https://gifts.platewell.example/dinner',
            },
            app_store_url: {
              about: 'The app’s page in Apple’s store. Without it the page has no link to it.',
              example: 'https://apps.apple.com/app/id1',
            },
            play_store_url: {
              about: 'The app’s page in Google’s store. Without it the page has no link to it.',
              example: 'https://play.google.com/store/apps/details?id=example.platewell',
            },
            apple_wallet_url: {
              about: 'The address of the gift as a pass of Apple Wallet. Without it the page does not offer it.',
              example: 'https://passes.example/dinner.pkpass',
            },
            google_wallet_url: {
              about: 'The address that saves the gift to Google Wallet. Without it the page does not offer it.',
              example: 'https://pay.google.com/gp/v/save/dinner',
            },
            design: {
              about:
                'The picture of the gift card, which the buyer chose when it was sent. The specification names no field for it. Without it the page shows none.',
              example: 'birthday',
            },
            brand: placeBrandDocs('The restaurant that the gift is for'),
          },
        },
      },
    },
  },
})
