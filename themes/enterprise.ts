import * as z from 'zod/mini'

/** What an enterprise has settled about its names, rules and links (ENT-01). */
export const settingsSchema = z.object({
  /** The name guests know the enterprise by. */
  name: z.string().check(z.minLength(1)),
  /** Host of its pages, without a scheme. */
  domain: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
  privacyUrl: z.url(),
  termsUrl: z.url(),
  /** Notice of the financial incentive that the law asks for beside an offer. */
  incentiveNoticeUrl: z.url(),
  supportUrl: z.url(),
  appStoreUrl: z.url(),
  playStoreUrl: z.url(),
  /** Ending that every guest's e-mail must have, `@` included; null where any e-mail will do. */
  requiredEmailEnding: z.nullable(z.string().check(z.regex(/^@[a-z0-9.-]+$/))),
  /** How that e-mail is called: "a valid Northgate email address". */
  requiredEmailDisplay: z.nullable(z.string().check(z.minLength(1))),
  /** Identifier of its app at the stores and the API. */
  appId: z.string().check(z.minLength(1)),
  /** Deep link that opens its app. */
  appUrl: z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:\/\/\S+$/)),
})

/** The few lines that sound different in each enterprise. Everything else is said the same way by the features. */
export const wordingSchema = z.object({
  /** Line under the picture: what the enterprise promises. */
  tagline: z.string(),
  /** Headline of the first screen. */
  welcome: z.string(),
  /** Headline when all went well. */
  success: z.string(),
  /** While the enterprise is at work and the guest waits. */
  waiting: z.string(),
  /** When a message is on its way to the guest. */
  mail: z.string(),
  /** Headline when the enterprise must decline. */
  sorry: z.string(),
  /** Why the app is worth having. */
  appInvite: z.string(),
})

/** Moments that have a picture of their own. */
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
})

export type Settings = z.infer<typeof settingsSchema>
export type Wording = z.infer<typeof wordingSchema>
export type Enterprise = z.infer<typeof enterpriseSchema>
