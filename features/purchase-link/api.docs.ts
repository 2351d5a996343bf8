import { documentApi } from '../shared/api/documentApi.docs.ts'
import { docs as checkout } from '../checkout/api.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'A purchase that is found again by a link of an email.',
  fields: {
    // The purchase, its option and its gift are those of the checkout.
    ...checkout.fields,
    token: {
      about: 'The signed token of a link, which follows `#` in its address: no server and no other page receives it there.',
      example: 'link-7-481516',
    },
  },
  calls: {
    openPurchaseLink: {
      about:
        'The purchase of a link (FND-01). A `POST`, so that the token is in no address and in no log of addresses. A receipt is forwarded, so the link in it answers the `stub` alone. A link that was sent by `sendPurchaseLinks` answers `found`, for about half an hour. Refused with 410 once the link has ended, and with 404 if it is no link. The specification names no call for this.',
      response: {
        stub: {
          about: 'The purchase without names, addresses and sums.',
          fields: {
            product: 'The kind of product. Without it the page says "a purchase".',
            bought_in: { about: 'The month of the purchase. Without it the page shows none.', example: '2026-11' },
            email: { about: 'The buyer’s address, masked. The page masks it again.', example: 'a•••@mail.example' },
          },
        },
        found: {
          about: 'The whole purchase, for its buyer.',
          fields: {
            purchase: 'The purchase, with the sums that it was answered with. Its `id` corrects the gift and sends it again.',
            purchase_option: 'The option as it was bought, with its price of that day.',
            bought_on: { about: 'The day of the purchase. Without it the page shows none.', example: '2026-11-20' },
            card: { about: 'The card that was charged. Without it the page shows none.', fields: { brand: 'The brand: "Visa".' } },
            gift: 'The gift as it goes out now. Null for one that its buyer gives by hand.',
            gift_status:
              '`scheduled` waits for its day, `sent` went out, `opened` was opened by its recipient: its address can no longer be changed. With any other word the page says that it cannot tell.',
            opened_on: { about: 'The day on which the recipient opened it. Without it the page shows none.', example: '2026-11-21' },
          },
        },
      },
    },
    sendPurchaseLinks: {
      about:
        'Emails the links of purchases: to an address, or to the buyer of an earlier link, also of one that has ended. A gift that was sent to the address is sent there again. The answer is always the same, in the same time, so that nobody learns who has bought something. Once a minute for each address, known or not: until then it is refused with 429, with the time to wait in `Retry-After`. The specification names no call for this.',
      body: { email: 'The address to look for, and to send to.' },
    },
    resendGift: {
      about:
        'Sends a gift again to the address that it has, with the same link. Refused with 410 once it is opened, and with 429 and the time to wait in `Retry-After` shortly after it was sent. The same idempotency key does it at most once (NET-08). The specification names no call for this.',
      path: { id: 'The purchase: the `id` that it was answered with.' },
      response: { gift: 'The gift as it went out. Without it the page shows the address that it knows.' },
    },
  },
})
