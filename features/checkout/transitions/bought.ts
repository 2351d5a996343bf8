import { failureText } from '../../shared/api/answers/failureText.ts'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { type GiftAddress, isSameAddress } from '../../shared/gift/address.ts'
import { isSignedIn } from '../account.ts'
import type { RulesOf } from '../checkout.ts'
import { isSameGift } from '../forms/gift.ts'
import { type BoughtState, confirmed } from '../states/bought.ts'
import { loadOrder } from '../states/opening.ts'

/** The addresses in doubt, with that of a correction whose answer was lost. */
const withDoubt = (mayGoTo: readonly GiftAddress[], address: GiftAddress): readonly GiftAddress[] =>
  mayGoTo.some((each) => isSameAddress(each, address)) ? mayGoTo : [...mayGoTo, address]

const mayHaveGone = 'Your gift may have gone out already. If you send it again, it still goes out only once.'

export const boughtRules: RulesOf<BoughtState> = {
  giftPage2: {
    giftSubmitted: (state, { gift }) =>
      state.submission.phase === 'sending'
        ? [state]
        : [
            { ...state, gift, submission: { phase: 'sending', gift } },
            { type: 'sendGift', right: state.purchase.giftRight, gift, isMember: isSignedIn(state.visit.account) },
          ],
    sendGiftAnswered: (state, { answer }) => {
      const { submission, outcomeUnknown } = state
      if (submission.phase !== 'sending') return [state]
      if (answer.ok) {
        const gift = answer.value.gift ?? submission.gift
        return [confirmed(state, { gift, isLatest: !outcomeUnknown || isSameGift(gift, submission.gift) })]
      }
      const intro = failureText(answer.failure)
      return isFinalAnswer(answer.failure)
        ? [{ ...state, submission: refusedWith(intro) }]
        : [{ ...state, submission: refusedWith(`${intro} ${mayHaveGone}`), outcomeUnknown: true }]
    },
    giftSkipped: (state) =>
      state.submission.phase === 'sending' ? [state] : [confirmed(state, state.outcomeUnknown ? 'outcomeUnknown' : null)],
    // The gift may have gone out before the reload.
    reloaded: (state) => [{ ...state, submission: idle, outcomeUnknown: state.outcomeUnknown || state.submission.phase === 'sending' }],
  },

  confirmation: {
    giftCorrected: (state, { address }) => {
      const { purchase, sent, visit } = state
      if (purchase.giftRight === null || sent === null || sent === 'outcomeUnknown' || state.correction.phase === 'sending') return [state]
      return [
        { ...state, correction: { phase: 'sending', address } },
        { type: 'correctGift', right: purchase.giftRight, address, isMember: isSignedIn(visit.account) },
      ]
    },
    correctGiftAnswered: (state, { answer }) => {
      const { sent, correction } = state
      if (correction.phase !== 'sending' || sent === null || sent === 'outcomeUnknown') return [state]
      if (answer.ok) {
        const gift = answer.value.gift ?? { ...sent.gift, ...correction.address }
        return [{ ...state, sent: { gift, isLatest: true }, correction: idle, mayGoTo: [] }]
      }
      const { failure } = answer
      // Trying again does not help, which a server may not say.
      const isOver = failure.kind === 'refused' && failure.status === 410 && !failure.message
      const intro = isOver ? 'This gift has been opened already.' : failureText(failure)
      return isFinalAnswer(failure)
        ? [{ ...state, correction: refusedWith(intro) }]
        : [{ ...state, correction: { phase: 'unknown', message: intro }, mayGoTo: withDoubt(state.mayGoTo, correction.address) }]
    },
    passwordSubmitted: (state, { password }) => {
      const { passwordRight } = state.purchase
      if (passwordRight === null || state.password === 'set' || state.password.phase === 'sending') return [state]
      return [
        { ...state, password: sending },
        { type: 'setPassword', right: passwordRight, password },
      ]
    },
    setPasswordAnswered: (state, { answer }) => {
      if (state.password === 'set' || state.password.phase !== 'sending') return [state]
      if (!answer.ok) return [{ ...state, password: refusedWith(failureText(answer.failure)) }]
      const { passwordRight } = state.purchase
      return [{ ...state, password: 'set' }, ...(passwordRight ? [{ type: 'endRight', right: passwordRight } as const] : [])]
    },
    reloaded: (state) => {
      const isPasswordOver = state.password === 'set' || state.password === idle
      const { correction } = state
      if (isPasswordOver && correction === idle) return [state]
      // The correction may have arrived before the reload.
      const mayGoTo = correction.phase === 'sending' ? withDoubt(state.mayGoTo, correction.address) : state.mayGoTo
      return [{ ...state, correction: idle, mayGoTo, password: isPasswordOver ? state.password : idle }]
    },
  },

  signedOut: { reloaded: ({ opening }) => loadOrder(opening) },
}
