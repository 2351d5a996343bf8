import type { Rule } from './rules.ts'

const story = (name: string, test: string) => ({ file: `stories/${name}.stories.tsx`, test })

/** Laws of 2026 about pages that sell credit and take payments. No legal advice: an enterprise's lawyers read its settings. */
export const law: readonly Rule[] = [
  {
    id: 'Sensitive data',
    source: 'California, CCPA regulations §7015 and §7027(m)',
    rule: 'The page of the privacy choices offers the limit of sensitive data too, or states that none is used for more than the service.',
    answer:
      'The choices name what is sensitive. By the setting `usesSensitiveData` there is nothing to limit, or opting out limits it as well.',
    proofs: [story('embed/PrivacyChoices', 'there is nothing to limit'), story('embed/PrivacyChoices', 'Choosing__SensitiveDataUsed')],
  },
  {
    id: 'Opt-out signal',
    source: 'California, CCPA regulations §7025(c)(6), since January 2026',
    rule: 'A site shows whether it has processed the browser’s opt-out signal, also for a person whom it knows.',
    answer:
      'Every footer has “honored in this browser”, where nothing is tracked. “Honored” alone stands there once nobody is signed in, or the account is opted out.',
    proofs: [
      { file: 'apps/runtime/tracking/tellAccount.test.ts', test: 'LAW-06 the signal counts beyond this browser' },
      story('ui/PublicPage', 'OptOutSignal'),
    ],
  },
  {
    id: 'Gift cards',
    source: 'United States, Regulation E, 12 CFR 1005.20(c) to (e)',
    rule: 'The card, and the page that sells it, name the expiry of the funds, a toll-free number and a website; a promotional part is named as one, with its end.',
    answer:
      'Expiry, `giftCardPhone` with support, and `giftBonusTerms` of the enterprise’s terms of sale stand at the price and on the gift. `bonus` of a gift is on its face.',
    proofs: [story('checkout/CheckoutDetails', 'Checkout__GiftCardRules'), story('gift/GiftClaim', 'Open__Promoted')],
  },
  {
    id: 'Refunds',
    source: 'New York GBL §218-a; California Civil Code §1723',
    rule: 'The refund policy is in sight before the payment.',
    answer:
      '`refundPolicy` of the terms of sale stands at the price of the checkout, above the payment on a phone, and in the review of an order of gifts.',
    proofs: [story('checkout/CheckoutPayment', 'Payment__RefundPolicy'), story('bulk-gifting/Pay', 'refundPolicy')],
  },
  {
    id: 'Text messages: consent',
    source: 'TCPA, 47 CFR 64.1200; CTIA principles',
    rule: 'A call to send a message names rates, HELP and STOP, and links the terms.',
    answer: 'Each field for a phone number has them, and so has the page that asks for VERIFY by text.',
    proofs: [story('claim/Claim', "spec('CLM-06', 'CLM-23', 'LAW-02')"), story('claim/ClaimContact', "'LAW-02'")],
  },
  {
    id: 'Text messages: revocation',
    source: 'FCC, 47 CFR 64.1200(a)(10); “revoke all” from January 31, 2027',
    rule: 'A person ends messages by any reasonable words, within ten days.',
    answer: 'The server’s part, which the guide Connecting a server names. The pages show what it answers in `has_opted_out_sms`.',
    proofs: [{ file: 'stories/guides/ConnectingAServer.mdx', test: '47 CFR 64.1200' }],
  },
  {
    id: 'Data from others',
    source: 'New Zealand, Privacy Act, IPP 3A, since May 2026',
    rule: 'People are informed whose data came from somebody else.',
    answer: 'An open gift names who gave the recipient’s address and for what, with the way to see, correct and delete it.',
    proofs: [story('gift/GiftClaim', 'your name and address')],
  },
  {
    id: 'Accessibility statement',
    source: 'ADA; WCAG 2.2, 3.2.6',
    rule: 'A statement with a contact is found at the same place on each page.',
    answer: 'The footers of guests link `accessibilityUrl`.',
    proofs: [story('ui/PublicPage', 'toHaveLength(6)')],
  },
  {
    id: 'Bank debits',
    source: 'Nacha; the provider’s terms',
    rule: 'A debit needs a mandate, and is pending for days.',
    answer:
      'No bank debit is offered: the types of a payment have no pending outcome. An answer that is neither paid nor declined is looked up.',
    proofs: [],
  },
]
