import { failureLead } from '../../shared/failureLead.ts'
import { isFinalAnswer } from '../../shared/isFinalAnswer.ts'
import { idle, refusedWith } from '../../shared/submission.ts'
import type { PosRules, StateOf } from '../pos.ts'
import { load, login as toLogin } from './opening.ts'

const noAccount = 'No account record found, please verify your spelling.'

const sent = <State extends StateOf<'login' | 'forgotPassword'>>(state: State, email: string): State => ({
  ...state,
  email,
  submission: { phase: 'sending' },
})

export const login: PosRules['login'] = {
  signInSubmitted: (state, { email, password }) =>
    state.submission.phase === 'sending' ? [state] : [sent(state, email), { type: 'signIn', email, password }],
  signInAnswered: (state, { answer }) =>
    answer.ok
      ? load({ link: state.link, keep: state.keep, notice: null })
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }],
  forgotChosen: ({ link, keep, email }) => [{ status: 'forgotPassword', link, keep, email, submission: idle, isSent: false }],
  reloaded: (state) => [{ ...state, submission: idle }],
}

export const forgotPassword: PosRules['forgotPassword'] = {
  resetSubmitted: (state, { email }) =>
    state.submission.phase === 'sending' ? [state] : [sent(state, email), { type: 'resetPassword', email }],
  resetPasswordAnswered: (state, { answer }) => {
    if (answer.ok) return [{ ...state, submission: idle, isSent: true }]
    const message = isFinalAnswer(answer.failure) ? noAccount : failureLead(answer.failure)
    return [{ ...state, submission: refusedWith(message) }]
  },
  signInChosen: ({ link, keep }) => toLogin(link, keep),
  back: ({ link, keep }) => toLogin(link, keep),
  reloaded: (state) => [{ ...state, submission: idle }],
}
