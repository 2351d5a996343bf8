import * as z from 'zod/mini'
import { savedIdle } from '../../shared/api/answers/savedIdle.ts'
import { type Submission, idle } from '../../shared/api/answers/answer.ts'
import type { StateOf, StateWith as S } from '../../shared/flow/flow.ts'
import { type Buyer, type Visit, savedVisit } from '../visit.ts'

/** The buyer's details. A reload of `checkout` reads the order again. */
export type DetailsState =
  /** `promo`: a code that was typed, until the server has priced the order with it. `next`: the buyer who then goes on to the payment. */
  | S<'checkout', { visit: Visit; promo: Submission<{ readonly code: string | null; readonly next: Buyer | null }> }>
  | S<'signIn', { visit: Visit; email: string; submission: Submission }>
  | S<'forgotPassword', { visit: Visit; email: string }>

type Details<Status extends DetailsState['status']> = StateOf<DetailsState, Status>

const signIn = { visit: savedVisit, email: z.string() }

export const detailsSaved = [
  z.object({ status: z.literal('signIn'), ...signIn, submission: savedIdle }),
  z.object({ status: z.literal('forgotPassword'), ...signIn }),
] as const

export const atCheckout = (visit: Visit, promo: Details<'checkout'>['promo'] = idle): Details<'checkout'> => ({
  status: 'checkout',
  visit,
  promo,
})

export const atSignIn = (visit: Visit, email: string): Details<'signIn'> => ({ status: 'signIn', visit, email, submission: idle })

export const atForgotPassword = (visit: Visit, email: string): Details<'forgotPassword'> => ({ status: 'forgotPassword', visit, email })
