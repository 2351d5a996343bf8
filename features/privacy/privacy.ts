import * as z from 'zod/mini'
import { anyEmail, emailSchema } from '../shared/contact/email.ts'
import { nameSchema } from '../shared/forms/nameSchema.ts'
import { usStates } from './usStates.ts'
import { mapped } from '../shared/api/wire.ts'

/** Why this browser is opted out. `notSaved`: a choice was made, but the browser did not save it. */
export type Signal = 'globalPrivacyControl' | 'account' | 'earlierChoice' | 'notSaved' | 'none'

type Known = {
  readonly sendsPrivacyControl: boolean
  readonly accountOptsOut: boolean
  readonly hasOptedOut: boolean
  readonly hasChosen: boolean
}

/** A signal of the browser or the account outranks a choice on this page. */
export function signalOf({ sendsPrivacyControl, accountOptsOut, hasOptedOut, hasChosen }: Known): Signal {
  if (sendsPrivacyControl) return 'globalPrivacyControl'
  if (accountOptsOut) return 'account'
  if (hasOptedOut) return 'earlierChoice'
  return hasChosen ? 'notSaved' : 'none'
}

const longestName = 100
const stateOrEmpty = z.enum([...usStates.map(({ code }) => code), ''])

const draftSchema = z.object({ state: stateOrEmpty, firstName: z.string(), lastName: z.string(), email: z.string() })

export type Draft = z.output<typeof draftSchema>
export const blank: Draft = { state: '', firstName: '', lastName: '', email: '' }

export type Owner = Pick<Draft, 'firstName' | 'lastName' | 'email'> & { readonly doNotTrack: boolean | null }

/** The form with what the account has and the visitor has not typed. */
export const withOwner = (draft: Draft, owner: Owner | null): Draft => ({
  ...draft,
  firstName: draft.firstName || (owner?.firstName ?? ''),
  lastName: draft.lastName || (owner?.lastName ?? ''),
  email: draft.email || (owner?.email ?? ''),
})

/** The valid form. Every field except the state is required. */
export const optOutSchema = mapped(
  z.object({
    state: stateOrEmpty,
    firstName: nameSchema('Enter your first name.', longestName),
    lastName: nameSchema('Enter your last name.', longestName),
    email: emailSchema(anyEmail),
  }),
  ({ state, ...person }) => ({ ...person, state: state || null }),
)
export type OptOut = z.output<typeof optOutSchema>

/** The state that a reload restores: the form's text, and whether a choice was made. */
export const savedPrivacy = z.object({ draft: draftSchema, hasChosen: z.boolean() })
export type SavedPrivacy = z.output<typeof savedPrivacy>
