import type { ClaimStatus } from '../../features/claim/claim.ts'
import type { SandboxOffer } from '../examples/claim/offer.ts'
import { offers } from '../examples/claim/offers.ts'
import type { ScenarioName } from './scenarios.ts'

/** The way to one status of the claim page. */
export type Journey = {
  readonly title: string
  /** The offer's code; null for a page opened without one. */
  readonly code: string | null
  /** The rest of the link. `{member}` is replaced by an account of the enterprise. */
  readonly extra?: string
  /** The fault to set. */
  readonly scenario?: ScenarioName
  /** The guest's next action. */
  readonly howTo: string
}

const anyEmail = 'Enter any new email address. An enterprise that takes only its own says which.'
const signIn = 'Go on, and sign in with the password dinner4two.'

/** The guest's way to each status in the sandbox. */
const journeyTo = {
  offerCode: { title: 'Offer code', code: null, howTo: 'Open the page without a code.' },
  loadingOffer: { title: 'Loading', code: 'WELCOME25', scenario: 'slow', howTo: 'Watch the page wait for its offer.' },
  unknownOffer: { title: 'Unknown offer', code: 'NOSUCHCODE', howTo: 'Nothing to do: nobody knows this code.' },
  claimCode: { title: 'Claim code', code: 'EXTRA25', howTo: 'Enter DINNER to go on; any other code ends the visit.' },
  emailInput: { title: 'Contact', code: 'WELCOME25', howTo: 'Nothing to do: this is its first step.' },
  smsVerification: { title: 'Texted code', code: 'PHONE25', howTo: 'Enter any US number; the code appears in the inbox here.' },
  altVerification: {
    title: 'Text us instead',
    code: 'PHONE25',
    howTo: 'Enter a number, say that no code came, then send VERIFY from here.',
  },
  authentication: { title: 'Sign in', code: 'WELCOME25', extra: '{member}', howTo: 'Go on with the address filled in.' },
  forgotPassword: {
    title: 'New password',
    code: 'WELCOME25',
    extra: '{member}',
    howTo: 'Go on with the address filled in, and say that you forgot the password.',
  },
  claiming: { title: 'Claiming', code: 'WELCOME25', scenario: 'slow', howTo: anyEmail },
  claimUnknown: {
    title: 'Answer lost',
    code: 'WELCOME25',
    scenario: 'lostAnswer',
    howTo: `${anyEmail} The claim is made once, and looked up.`,
  },
  failed: { title: 'Something went wrong', code: 'WELCOME25', scenario: 'serverError', howTo: 'Nothing to do.' },
  success: { title: 'Claimed by a member', code: 'WELCOME25', extra: '{member}', howTo: signIn },
  emailClaimSuccess: { title: 'Claimed by email', code: 'WELCOME25', howTo: anyEmail },
  noAccount: { title: 'Claimed by a new phone', code: 'PHONE25', howTo: 'Enter any new number, then the texted code.' },
  returnUserNewUserOnly: { title: 'New members only', code: 'NEWONLY', extra: '{member}', howTo: 'Go on with the address filled in.' },
  newUserNoLongerAvailable: { title: 'No longer available', code: 'ENDED', howTo: 'Nothing to do: it is over.' },
} as const satisfies Partial<Record<ClaimStatus, Journey>>

export type NamedJourney = Journey & { readonly leadsTo: ClaimStatus }

const isStatus = (name: string): name is keyof typeof journeyTo => Object.hasOwn(journeyTo, name)

const journeyFromOffer = ({ code, title, leadsTo }: SandboxOffer): readonly NamedJourney[] => {
  if (!leadsTo) return []
  const way = leadsTo.guest === 'member' ? { extra: '{member}', howTo: signIn } : { howTo: anyEmail }
  return [{ leadsTo: leadsTo.status, title, code, ...way }]
}

/** A way to every status, in the order of a visit. */
export const journeys: readonly NamedJourney[] = [
  ...Object.keys(journeyTo)
    .filter(isStatus)
    .map((leadsTo) => ({ leadsTo, ...journeyTo[leadsTo] })),
  ...offers.flatMap(journeyFromOffer),
]
