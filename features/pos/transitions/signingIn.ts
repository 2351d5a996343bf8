import { failureText } from '../../shared/api/failureText.ts'
import { type Submission, idle, refusedWith, sending } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { RulesOf } from '../pos.ts'
import type { OrderLink, Restored } from '../visit.ts'
import { load, askToSignIn } from './opening.ts'

/** A diner without a session. */
export type SigningInState =
  | S<'signIn', { link: OrderLink; restored: Restored | null; email: string; submission: Submission; hasExpired: boolean }>
  | S<'forgotPassword', { link: OrderLink; restored: Restored | null; email: string }>

export const signingInRules: RulesOf<SigningInState> = {
  signIn: {
    signInSubmitted: (state, { email, password }) =>
      state.submission.phase === 'sending'
        ? [state]
        : [
            { ...state, email, submission: sending },
            { type: 'signIn', email, password },
          ],
    signInAnswered: (state, { answer }) =>
      answer.ok
        ? load({ link: state.link, restored: state.restored, notice: null })
        : [{ ...state, submission: refusedWith(failureText(answer.failure)) }],
    forgotChosen: ({ link, restored }, { email }) => [{ status: 'forgotPassword', link, restored, email }],
    reloaded: (state) => [{ ...state, submission: idle }],
  },

  forgotPassword: {
    forgotLeft: ({ link, restored }, { email }) => askToSignIn(link, restored, { email }),
    back: ({ link, restored, email }) => askToSignIn(link, restored, { email }),
  },
}
