import { failureLead } from '../../shared/failureLead.ts'
import { idle, refusedWith } from '../../shared/submission.ts'
import type { CheckoutRules, CheckoutStep, SentGift, StateOf, Visit } from '../checkout.ts'
import { emptyGift } from '../gift.ts'
import type { Purchase } from '../order.ts'

/** It is paid: a gift card is first given its recipient (CHK-05). */
export function bought(visit: Visit, purchase: Purchase): CheckoutStep {
  return visit.order.product === 'giftCard'
    ? [{ status: 'giftPage2', visit, purchase, gift: emptyGift(visit.timeZone), submission: idle }]
    : [confirmed(visit, purchase, null)]
}

function confirmed(visit: Visit, purchase: Purchase, sent: SentGift | null): StateOf<'confirmation'> {
  const { resetToken } = purchase
  const password = resetToken === null ? ({ kind: 'notNeeded' } as const) : ({ kind: 'asked', resetToken, submission: idle } as const)
  return { status: 'confirmation', visit, purchase, sent, password }
}

export const giftPage2: CheckoutRules['giftPage2'] = {
  giftTyped: (state, { draft }) => (state.submission.phase === 'sending' ? [state] : [{ ...state, gift: draft, submission: idle }]),
  giftSubmitted: (state, { gift }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [{ ...state, submission: { phase: 'sending' } }, { type: 'sendGift', purchaseId: state.purchase.id, gift, token: state.visit.member?.token ?? null }],
  sendGiftAnswered: (state, { answer }) =>
    answer.ok
      ? [confirmed(state.visit, state.purchase, { to: state.gift.recipientName.trim(), on: state.gift.deliverOn })]
      : [{ ...state, submission: refusedWith(failureLead(answer.failure)) }],
  giftSkipped: (state) => (state.submission.phase === 'sending' ? [state] : [confirmed(state.visit, state.purchase, null)]),
  reloaded: (state) => [{ ...state, submission: idle }],
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
        : { ...state, password: { ...step, submission: refusedWith(failureLead(answer.failure)) } },
    ]
  },
  reloaded: (state) => (state.password.kind === 'asked' ? [{ ...state, password: { ...state.password, submission: idle } }] : [state]),
}
