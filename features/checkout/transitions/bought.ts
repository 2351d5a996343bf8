import { failureText } from '../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import { idle, refusedWith } from '../../shared/api/submission.ts'
import { tokenOf } from '../account.ts'
import type { CheckoutRules, CheckoutStep, StateOf, Visit } from '../checkout.ts'
import { emptyGift, isSameGift } from '../gift.ts'
import type { Purchase, PurchaseAnswer } from '../order.ts'
import { purchaseOf } from '../purchaseOf.ts'

/** After the payment. A gift card first gets its recipient. */
export function bought(visit: Visit, answer: PurchaseAnswer): CheckoutStep {
  const purchase = purchaseOf(visit.order, answer)
  const { id } = purchase
  return visit.order.product === 'giftCard' && id !== null
    ? [
        {
          status: 'giftPage2',
          visit,
          purchase: { ...purchase, id },
          gift: emptyGift(visit.timeZone),
          submission: idle,
          outcomeUnknown: false,
        },
      ]
    : [confirmed(visit, purchase, null)]
}

function confirmed(visit: Visit, purchase: Purchase, sent: StateOf<'confirmation'>['sent']): StateOf<'confirmation'> {
  const { resetToken } = purchase
  const password = resetToken === null ? ({ kind: 'notNeeded' } as const) : ({ kind: 'asked', resetToken, submission: idle } as const)
  return { status: 'confirmation', visit, purchase, sent, password }
}

const mayHaveGone = 'Your gift may have gone out all the same: sent again, it goes out only once.'

export const giftPage2: CheckoutRules['giftPage2'] = {
  giftSubmitted: (state, { gift }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [
          { ...state, gift, submission: { phase: 'sending', gift } },
          { type: 'sendGift', purchaseId: state.purchase.id, gift, token: tokenOf(state.visit.account) },
        ],
  sendGiftAnswered: (state, { answer }) => {
    const { visit, purchase, submission, outcomeUnknown } = state
    if (submission.phase !== 'sending') return [state]
    if (answer.ok) {
      const gift = answer.value.gift ?? submission.gift
      return [confirmed(visit, purchase, { gift, isLatest: !outcomeUnknown || isSameGift(gift, submission.gift) })]
    }
    const intro = failureText(answer.failure)
    return isFinalAnswer(answer.failure)
      ? [{ ...state, submission: refusedWith(intro) }]
      : [{ ...state, submission: refusedWith(`${intro} ${mayHaveGone}`), outcomeUnknown: true }]
  },
  giftSkipped: (state) =>
    state.submission.phase === 'sending'
      ? [state]
      : [confirmed(state.visit, state.purchase, state.outcomeUnknown ? 'outcomeUnknown' : null)],
  // The gift may have gone out before the reload.
  reloaded: (state) => [{ ...state, submission: idle, outcomeUnknown: state.outcomeUnknown || state.submission.phase === 'sending' }],
}

export const confirmation: CheckoutRules['confirmation'] = {
  passwordSubmitted: (state, { password }) => {
    const step = state.password
    if (step.kind !== 'asked' || step.submission.phase === 'sending') return [state]
    return [
      { ...state, password: { ...step, submission: { phase: 'sending' } } },
      { type: 'setPassword', resetToken: step.resetToken, password },
    ]
  },
  setPasswordAnswered: (state, { answer }) => {
    const step = state.password
    if (step.kind !== 'asked') return [state]
    return [
      answer.ok
        ? { ...state, password: { kind: 'set' } }
        : { ...state, password: { ...step, submission: refusedWith(failureText(answer.failure)) } },
    ]
  },
  reloaded: (state) => (state.password.kind === 'asked' ? [{ ...state, password: { ...state.password, submission: idle } }] : [state]),
}
