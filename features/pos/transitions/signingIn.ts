import { failureText } from '../../shared/api/failureText.ts'
import { idle, refusedWith, sending } from '../../shared/api/submission.ts'
import type { PosRules } from '../pos.ts'
import { load, askToSignIn } from './opening.ts'

export const signIn: PosRules['signIn'] = {
  signInSubmitted: (state, { email, password }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [
          { ...state, email, submission: sending },
          { type: 'signIn', email, password },
        ],
  signInAnswered: (state, { answer }) =>
    answer.ok
      ? load({ link: state.link, keep: state.keep, notice: null })
      : [{ ...state, submission: refusedWith(failureText(answer.failure)) }],
  forgotChosen: ({ link, keep }, { email }) => [{ status: 'forgotPassword', link, keep, email }],
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const forgotPassword: PosRules['forgotPassword'] = {
  forgotLeft: ({ link, keep }, { email }) => askToSignIn(link, keep, { email }),
  back: ({ link, keep, email }) => askToSignIn(link, keep, { email }),
}
