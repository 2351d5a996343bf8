import * as z from 'zod/mini'

/** Countries that the product is sold in, as the API writes them (ISO 3166). */
export const countries = ['US', 'NZ'] as const
export type Country = (typeof countries)[number]

const sentence = z.string().check(z.minLength(1))

/** An enterprise's names, rules and links. */
export const settingsSchema = z.object({
  /** The enterprise's name. */
  name: z.string().check(z.minLength(1)),
  /** The product's name for guests: "Use Copperline cash". */
  product: z.string().check(z.minLength(1)),
  /** The company that runs the product: its name for staff and partners. */
  operator: z.string().check(z.minLength(1)),
  /** The country of its guests: decides the currency, unless the API names another country. */
  country: z.enum(countries),
  /** Host of its pages, without a scheme. */
  domain: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
  privacyUrl: z.url(),
  termsUrl: z.url(),
  /** Notice of financial incentive, which the law requires beside an offer. */
  incentiveNoticeUrl: z.url(),
  supportUrl: z.url(),
  /** The statement about accessibility, with a contact for who meets a barrier. */
  accessibilityUrl: z.url(),
  /** Whether sensitive data, such as what a guest does not eat, is used for more than the service. The privacy choices then offer a limit. */
  usesSensitiveData: z.boolean(),
  /** The page on which a guest sees and cancels a subscription, which wallets link to too; null for our own, `/checkout/subscription`. */
  manageSubscriptionUrl: z.nullable(z.url()),
  /** Whether it sells subscriptions: the store's footer then leads to that page, which the law asks to be easily found. */
  sellsSubscriptions: z.boolean(),
  appStoreUrl: z.url(),
  playStoreUrl: z.url(),
  /** Ending that every guest's email must have, including `@`; null if any email is accepted. */
  requiredEmailEnding: z.nullable(z.string().check(z.regex(/^@[a-z0-9.-]+$/))),
  /** Name of that email: "a valid Northgate email address". */
  requiredEmailDisplay: z.nullable(z.string().check(z.minLength(1))),
  /** The payment provider that stores its guests' cards, by the name that guests know. */
  paymentProvider: z.string().check(z.minLength(1)),
  /** Its app's identifier in the app stores and the API. */
  appId: z.string().check(z.minLength(1)),
  /** Deep link that opens its app. */
  appUrl: z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:\/\/\S+$/)),
})

/** The terms of what an enterprise sells, in words that its lawyers have read. They load where something is sold. */
export const saleTermsSchema = z.object({
  /** When a gift card is exchanged for cash, as a sentence at its payment; null for none. Its wording is a matter of law. */
  giftCashOut: z.nullable(sentence),
  /** The terms of a bonus: that it is a promotion, when it ends, and whether it is exchanged for cash; null for none. */
  bonusTerms: z.nullable(sentence),
  /** Toll-free number for questions about a gift card, as guests read it: `1-800-555-0142`; null for none. */
  giftCardPhone: z.nullable(z.string().check(z.regex(/^\+?\d[\d -]{6,20}$/))),
  /** Whether a purchase can be returned, as a sentence before each payment; null for none. Laws of New York and California ask for it. */
  refundPolicy: z.nullable(sentence),
})
export type SaleTerms = z.infer<typeof saleTermsSchema>

/** The texts that differ between enterprises. All others are in the features. */
export const wordingSchema = z.object({
  /** The enterprise's promise, under the picture. */
  tagline: z.string(),
  /** Headline of a claim's first screen. */
  welcome: z.string(),
  /** Headline of the store: what is sold. */
  sale: z.string(),
  /** Headline of a success. */
  success: z.string(),
  /** Shown while the guest waits. */
  waiting: z.string(),
  /** Shown when a message was sent to the guest. */
  mail: z.string(),
  /** Headline of a refusal. */
  sorry: z.string(),
  /** Why the app is worth having. */
  appInvite: z.string(),
})

/** The moments with a picture. */
export const moments = ['welcome', 'success', 'waiting', 'mail', 'sorry'] as const
export type Moment = (typeof moments)[number]

const url = z.string().check(z.minLength(1))

/** Pictures of the enterprise, as addresses of SVG files. */
const assetsSchema = z.object({
  /** Logo for the page and for cards. */
  logo: url,
  /** Logo for the hero panel. */
  logoOnHero: url,
  /** Square mark: icon of the browser's tab. */
  mark: url,
  /** `welcome` is 16:9, the others are 4:3. */
  illustrations: z.record(z.enum(moments), url),
})

export const enterpriseSchema = z.object({
  /** Name of its folder, and the value of `data-enterprise` on the page. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  settings: settingsSchema,
  wording: wordingSchema,
  assets: assetsSchema,
  loadSaleTerms: z.custom<() => Promise<SaleTerms>>((load) => typeof load === 'function'),
})

export type Settings = z.infer<typeof settingsSchema>
export type Wording = z.infer<typeof wordingSchema>
export type Enterprise = z.infer<typeof enterpriseSchema>

/** The arrangements that an enterprise takes. Each is a style sheet beside each component that it arranges. */
export type Arrangements = {
  /** The slip, and the pages that it lies on: a card on wood, or a ticket and a tray on a field of color. */
  slip: 'card' | 'tray'
  /** Landing pages: an evening from paper to night, or a belt with tickets. */
  landing: 'evening' | 'conveyor'
  /** The page of the map: a menu with numbers, or cards in a row. */
  map: 'menu' | 'cards'
  /** Tools: ruled paper below a masthead, or sheets beside a rail of tiles. */
  desk: 'ledger' | 'counter'
}
