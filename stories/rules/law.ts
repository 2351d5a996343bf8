import { type Rule, code, decision, server } from './rule.ts'

const stories = (name: string) => `stories/${name}.stories.tsx`

/** Laws of 2026 about pages that sell credit and take payments. No legal advice: an enterprise's lawyers read its terms. */
export const law: readonly Rule[] = [
  {
    id: 'Sensitive data',
    source: 'California, CCPA regulations §7015, §7027(m)',
    sentence: 'The privacy choices offer the limit of sensitive data too, or state that none is used for more than the service.',
    ...code(
      'The choices name sensitive data. By the setting `usesSensitiveData` there is nothing to limit, or opting out limits it as well.',
      stories('embed/PrivacyChoices'),
      'Choosing__SensitiveDataUsed',
    ),
  },
  {
    id: 'Opt-out signal',
    source: 'California, CCPA regulations §7025(c)(6), since January 2026',
    sentence: 'A site shows whether it has processed the browser’s opt-out signal, also for a person whom it knows.',
    ...code(
      'Every footer has “honored in this browser”, where nothing is tracked. “Honored” alone stands there once nobody is signed in, or the account is opted out.',
      'apps/runtime/tracking/tellAccount.test.ts',
      'LAW-06 the signal counts beyond this browser',
    ),
  },
  {
    id: 'Renewal: the day',
    source: 'New York GBL §527-a, since November 2025',
    sentence: 'Before the consent stand the day by which to cancel, and the way to cancel.',
    ...code(
      'The day stands in the terms of the price, in the consent and on the own page where the server sends `cancel_by`. It is never derived: a wrong day is worse than none.',
      'features/checkout/pricing/renewal.test.ts',
      'the day by which to cancel is said before the consent',
    ),
  },
  {
    id: 'Renewal: a higher price',
    source: 'New York GBL §527-a(b-1); California AB 2863',
    sentence: 'A higher price needs a new consent, or a notice before it is charged.',
    ...code(
      'The own page shows `coming_price` with its first day and the last day to cancel, and a consent where the server needs one.',
      stories('checkout/OwnSubscriptionPastDue'),
      'Price',
    ),
  },
  {
    id: 'Renewal: the reminder',
    source: 'Massachusetts, 940 CMR 38, since September 2025',
    sentence:
      'Of a subscription of more than a month a notice comes 5 to 30 days before the last day to cancel, with that day and the day of the charge.',
    ...server(
      'The contract of the subscriptions says that the server sends it, when, and with what. The own page has both days where the server sends them.',
    ),
  },
  {
    id: 'Gift cards',
    source: 'United States, Regulation E, 12 CFR 1005.20(c) to (e)',
    sentence:
      'The card, and the page that sells it, name the expiry of the funds, a toll-free number and a website; a promotional part is named as one, with its end.',
    ...code(
      'Expiry, `giftCardPhone` with support, and `bonusTerms` of the terms of sale stand at the price and on the gift. `bonus` of a gift is on its face.',
      stories('gift/GiftClaim'),
      'Open__Promoted',
    ),
  },
  {
    id: 'Vouchers of New Zealand',
    source: 'New Zealand, Fair Trading (Gift Card Expiry) Amendment Act 2024, since March 2026',
    sentence: 'A voucher lasts three years at least, and its expiry stands on it.',
    ...code(
      'The last day stands beside the code, and in the review of an order.',
      'features/gift/gift.test.ts',
      'has all that the server says',
    ),
  },
  {
    id: 'Refunds',
    source: 'New York GBL §218-a; California Civil Code §1723',
    sentence: 'The refund policy is in sight before the payment.',
    ...code(
      '`refundPolicy` of the terms of sale stands at the price of the checkout, above the payment on a phone, and in the review of an order of gifts.',
      stories('checkout/CheckoutPayment'),
      'Payment__RefundPolicy',
    ),
  },
  {
    id: 'Text messages: consent',
    source: 'TCPA, 47 CFR 64.1200; CTIA principles',
    sentence: 'A call to send a message names rates, HELP and STOP, and links the terms.',
    ...code(
      'The fields of phone numbers to which a text is sent have them, and so has the page that waits for VERIFY.',
      stories('claim/Claim'),
      'AltVerification',
    ),
  },
  {
    id: 'Text messages: revocation',
    source: 'FCC, 47 CFR 64.1200(a)(10); for all messages at once from January 31, 2027',
    sentence: 'A person ends messages by any reasonable words, within ten days.',
    ...server('Connecting a server has the rule. The pages follow what it answers in `has_opted_out_sms`.'),
  },
  {
    id: 'Tips',
    source: 'Bills of New York (A5388, A5431) and Maryland (HB 385), not law in November 2026',
    sentence: 'No tip is chosen ahead, and a tip that was already added is named.',
    ...code(
      'A gratuity of the bill stands beside “Extra tip”, and “No tip” is one of the choices. It is chosen ahead where a restaurant’s default tip is zero. Without that the specification chooses 20 %, 2 % beside a gratuity, and $1 below $10.',
      'features/bill/tipping/tip.test.ts',
      'a default of nothing',
    ),
  },
  {
    id: 'Fees',
    source: 'California SB 1524',
    sentence: 'A mandatory fee has its purpose beside it, or is part of the price.',
    ...code(
      '`purpose` stands under the line of the charge. The contract names the law where the till sends a charge; no page can invent a purpose.',
      'features/bill/reading/ticketWire.test.ts',
      'LAW-04 LAW-08 reads what a charge is for and how it is distributed',
    ),
  },
  {
    id: 'Service charges',
    source: 'Colorado HB 25-1090, C.R.S. 6-1-737, since January 2026',
    sentence: 'In food service the amount of a mandatory service charge, and how it is distributed, are said.',
    ...code(
      '`percent` and `goes_to` stand at the row of the charge. The partner’s dashboard warns of a location whose charge says nothing.',
      'features/bill/paying/rows.test.ts',
      'says what a charge is for and how it is distributed',
    ),
  },
  {
    id: 'Prices of one person',
    source: 'New York GBL § 349-a, since November 2025',
    sentence: 'A price that an algorithm has set by personal data says so, in the statute’s words, at the price.',
    ...code(
      'Where the server says so, the sentence stands at the tier, the open amount, the order and the offer.',
      stories('store/PurchaseTiers'),
      'Tiers__WithPromotion',
    ),
  },
  {
    id: 'Card surcharges',
    source: 'New Zealand, Retail Payment System (Ban on Surcharges) Bill, 205-2 of 2025; not found to be law in November 2026',
    sentence: 'Nobody pays more because they pay by card.',
    ...server('Connecting a server says so. A page cannot tell such a charge from another, and shows each with its purpose.'),
  },
  {
    id: 'Data from others',
    source: 'New Zealand, Privacy Act, IPP 3A, since May 2026',
    sentence: 'People are informed whose data came from somebody else.',
    ...code(
      'An open gift names who gave the recipient’s address and for what, with the way to see, correct and delete it.',
      stories('gift/GiftClaim'),
      'Open__Voucher',
    ),
  },
  {
    id: 'Accessibility statement',
    source: 'ADA; WCAG 2.2, 3.2.6',
    sentence: 'A statement with a contact is found at the same place on each page.',
    ...code('The footers of guests link `accessibilityUrl`.', stories('ui/PublicPage'), 'WithHero'),
  },
  {
    id: 'Scripts of payment pages',
    source: 'PCI DSS 4.0.1, 6.4.3 and 11.6.1',
    sentence:
      'Each script of a third party has a reason and an authorization, and a check every week sees the pages as a browser receives them.',
    ...code(
      'The policy is made of the inventory. `.github/workflows/weekly.yml` opens the pages in a browser; an owner has to confirm reasons and days.',
      'apps/build/hosting/scripts.test.ts',
      'no page of any deployment allows a script that is not in the inventory',
    ),
  },
  {
    id: 'Bank debits',
    source: 'Nacha; the provider’s terms',
    sentence: 'A debit needs a mandate, and is pending for days.',
    ...decision('No bank debit is offered. An answer that is neither paid nor declined is looked up.'),
  },
]
