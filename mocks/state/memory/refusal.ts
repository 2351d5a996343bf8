import * as z from 'zod/mini'

/** A refusal of the server. `message` is for the guest to read. */
export const refusal = z.object({
  kind: z.literal('refused'),
  status: z.int(),
  message: z.string(),
  /** The field that the message is for, by its name on the wire. */
  field: z.optional(z.string()),
  /** The kind of refusal, for programs. */
  code: z.optional(z.string()),
  /** After how many seconds the call is taken again. */
  retryAfter: z.optional(z.int()),
})
export type Refused = Readonly<z.infer<typeof refusal>>

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused'

export const refuse = (message: string, status = 422): Refused => ({ kind: 'refused', status, message })

/** A refusal because of one field. */
export const refuseField = (field: string, message: string): Refused => ({ ...refuse(message), field })

/** The texts of the error catalogue, and other refusals of the server. */
export const catalogue = {
  notValid: refuse('Offer is not valid.'),
  alreadyClaimed: refuse("Oops, looks like you've already claimed this offer."),
  newSignupsOnly: refuse('Sorry, this offer is limited to new signups only.'),
  ownReferral: refuse('You cannot claim your own referral.'),
  wrongPassword: refuse('Invalid email or password.', 401),
  suspended: refuse('Your account has been suspended.', 403),
  uniqueClaimed: refuse('This unique code has already been claimed.'),
  wrongSmsCode: refuse('Incorrect verification code. Please try again.'),
  unknownOffer: refuse('Offer not found.', 404),
  unknownToken: refuse('Please verify your phone number or email address again.', 401),
  notVerified: refuse('Please verify your phone number or email address first.', 403),
  signInFirst: refuse('Please sign in to claim this offer.', 401),
  signInAgain: refuse('Please sign in again.', 401),
  givenUp: refuse('This was given up. Please try again.', 409),
  tableCodeEnded: { ...refuse('This code has ended.', 410), code: 'table_code_ended' },
  invalidEmail: refuse('Please enter a valid email address.'),
  invalidPhone: refuse('Please enter a valid phone number.'),
} as const satisfies Record<string, Refused>
