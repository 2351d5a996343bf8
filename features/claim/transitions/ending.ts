import * as z from 'zod/mini'
import { type Email, emailOnTheWire } from '../../shared/contact/email.ts'
import { idle } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { RulesOf } from '../claim.ts'
import { type ClaimDraft, claimDraft } from '../draft.ts'
import { type Offer, offer } from '../offer.ts'
import { startOver } from './asking.ts'

/** The endings that turn the guest away. */
const turnedAway = [
  'prevClaimed',
  'prevUsed',
  'returnUserNoLongerAvailable',
  'returnUserNewUserOnly',
  'claimOwnReferral',
  'suspendedAccount',
] as const
export type TurnedAway = (typeof turnedAway)[number]

export type EndingState =
  | S<'success' | 'noAccount', { offer: Offer; notice: string | null }>
  | S<'emailClaimSuccess', { offer: Offer; email: Email; notice: string | null }>
  /** The offer is null if the server turned the guest away before it was loaded. */
  | S<TurnedAway, { offer: Offer | null }>
  /** The draft of a wrong claim code; null if the offer is over. */
  | S<'newUserNoLongerAvailable', { wrongCode: ClaimDraft | null }>

const claimed = { offer, notice: z.nullable(z.string()) }

export const endingSaved = [
  z.object({ status: z.literal(['success', 'noAccount']), ...claimed }),
  z.object({ status: z.literal('emailClaimSuccess'), email: emailOnTheWire, ...claimed }),
  z.object({ status: z.literal(turnedAway), offer: z.nullable(offer) }),
  z.object({ status: z.literal('newUserNoLongerAvailable'), wrongCode: z.nullable(claimDraft) }),
] as const

/** The rows of the error catalogue: the status that each leads to. The status of `notValid` depends on the guest. */
export type CatalogueRow = Exclude<TurnedAway, 'returnUserNoLongerAvailable'> | 'notValid'

const people = 'users?|members?|customers?|guests?|diners?'
const newcomers = `\\bnew (sign ?ups?|accounts?|${people})\\b`
const members = `\\b(existing|current|returning) (${people})\\b`
const only = '\\b(only|limited|restricted|reserved|exclusive(ly)?)\\b'
const offers = '\\b(offer|promotion|promo|coupon|reward|voucher|referral)\\b'
const over = '\\b(not valid|no longer valid|invalid|expired|ended|(not|no longer) (active|available)|inactive|unavailable|run out)\\b'
const spent = '\\b(used|redeemed|spent)\\b'
const before = '\\b(already|before|previously|prev|been|was)\\b'

/**
 * The wordings of each row, in a message or in an error code. The specification words only some rows. The first
 * matching row counts. A message about the guest's password, phone number or SMS code must match none.
 */
export const wordings: readonly (readonly [row: CatalogueRow, ...words: readonly string[]])[] = [
  ['suspendedAccount', '\\bsuspen(ded|sion)\\b', '\\baccount\\b.*\\b(deactivated|disabled|banned|blocked|restricted|on hold)\\b'],
  ['claimOwnReferral', '\\bown (referral|offer|invit\\w+|promo\\w*|link)\\b', '\\bself referral\\b', '\\b(refer|invite) yourself\\b'],
  [
    'returnUserNewUserOnly',
    `${only}.*${newcomers}`,
    `${newcomers}.*${only}`,
    `\\bfor ${newcomers}`,
    `${members}.*\\b(not|cannot|can't)\\b`,
    `\\b(not|isn't) (available|valid|open|offered|meant|intended)\\b.*${members}`,
    `\\bunavailable (to|for) ${members}`,
  ],
  ['prevClaimed', '\\bunique (offer )?code\\b.*\\b(claimed|used|redeemed|taken)\\b'],
  [
    'prevUsed',
    `${offers}.*${before}.*${spent}`,
    `${before}.*${spent}.*${offers}`,
    `${spent}.*${offers}.*${before}`,
    `^${before} ${spent}$`,
    `${spent} (but|and) (unclaimed|not claimed|never claimed)\\b`,
  ],
  ['prevClaimed', `${before}.*\\bclaimed\\b`, `\\bclaimed\\b.*${before}`, '\\balready (have|own)\\b.*\\boffer\\b'],
  ['notValid', `${offers}.*${over}`, `${over} ${offers}`],
]

const ended = { startOver: () => startOver() }

export const endingRules: RulesOf<EndingState> = {
  success: { ...ended, appDue: (state) => [state, { type: 'openApp' }] },
  noAccount: ended,
  emailClaimSuccess: ended,
  prevClaimed: ended,
  prevUsed: ended,
  returnUserNoLongerAvailable: ended,
  returnUserNewUserOnly: ended,
  claimOwnReferral: ended,
  suspendedAccount: ended,
  newUserNoLongerAvailable: {
    ...ended,
    back: (state) => (state.wrongCode ? [{ status: 'claimCode', draft: state.wrongCode, submission: idle }] : [state]),
  },
}
