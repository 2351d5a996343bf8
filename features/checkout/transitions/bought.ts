import * as z from 'zod/mini'
import { failureText } from '../../shared/api/failureText.ts'
import { isFinalAnswer } from '../../shared/api/isFinalAnswer.ts'
import { savedIdle } from '../../shared/api/savedIdle.ts'
import { type Submission, idle, refusedWith } from '../../shared/api/submission.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import { tokenOf } from '../account.ts'
import type { CheckoutStep, RulesOf, StateOf } from '../checkout.ts'
import { type Gift, type GiftDraft, emptyGift, gift, giftDraft, isSameGift } from '../forms/gift.ts'
import { type Purchase, type PurchaseAnswer, purchase } from '../order.ts'
import { purchaseOf } from '../purchaseOf.ts'
import { type Visit, savedVisit } from '../visit.ts'

/** The state of a new user's password. */
export type PasswordStep =
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'asked'; readonly resetToken: string; readonly submission: Submission }
  | { readonly kind: 'set' }

/** The gift that went out. It is not the latest one if an earlier one, whose answer was lost, went out first. */
export type SentGift = { readonly gift: Gift; readonly isLatest: boolean }

/** The option is paid. */
export type BoughtState =
  /** `outcomeUnknown` after an answer was lost: the gift may have gone out. */
  | S<
      'giftPage2',
      {
        visit: Visit
        purchase: Purchase & { readonly id: string }
        /** The attempt's key: an answer may leave out the purchase's id. */
        paidBy: string
        gift: GiftDraft
        submission: Submission<{ readonly gift: Gift }>
        outcomeUnknown: boolean
      }
    >
  | S<
      'confirmation',
      { visit: Visit; purchase: Purchase; paidBy: string; sent: SentGift | 'outcomeUnknown' | null; password: PasswordStep }
    >

export const boughtSaved = [
  z.object({
    status: z.literal('giftPage2'),
    visit: savedVisit,
    purchase: z.extend(purchase, { id: z.string() }),
    paidBy: z.string(),
    gift: giftDraft,
    submission: savedIdle,
    outcomeUnknown: z.boolean(),
  }),
  z.object({
    status: z.literal('confirmation'),
    visit: savedVisit,
    purchase,
    paidBy: z.string(),
    sent: z.nullable(z.union([z.literal('outcomeUnknown'), z.object({ gift, isLatest: z.boolean() })])),
    password: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('notNeeded') }),
      z.object({ kind: z.literal('asked'), resetToken: z.string(), submission: savedIdle }),
      z.object({ kind: z.literal('set') }),
    ]),
  }),
] as const

/** After the payment. A gift card first gets its recipient. */
export function bought(visit: Visit, answer: PurchaseAnswer, paidBy: string): CheckoutStep {
  const purchase = purchaseOf(visit.order, answer)
  const { id } = purchase
  return visit.order.product === 'giftCard' && id !== null
    ? [
        {
          status: 'giftPage2',
          visit,
          purchase: { ...purchase, id },
          paidBy,
          gift: emptyGift(visit.timeZone),
          submission: idle,
          outcomeUnknown: false,
        },
      ]
    : [confirmed({ visit, purchase, paidBy }, null)]
}

type Bought = Pick<StateOf<'confirmation'>, 'visit' | 'purchase' | 'paidBy'>

function confirmed({ visit, purchase, paidBy }: Bought, sent: StateOf<'confirmation'>['sent']): StateOf<'confirmation'> {
  const { resetToken } = purchase
  const password = resetToken === null ? ({ kind: 'notNeeded' } as const) : ({ kind: 'asked', resetToken, submission: idle } as const)
  return { status: 'confirmation', visit, purchase, paidBy, sent, password }
}

const mayHaveGone = 'Your gift may have gone out already. If you send it again, it still goes out only once.'

export const boughtRules: RulesOf<BoughtState> = {
  giftPage2: {
    giftSubmitted: (state, { gift }) =>
      state.submission.phase === 'sending'
        ? [state]
        : [
            { ...state, gift, submission: { phase: 'sending', gift } },
            { type: 'sendGift', purchaseId: state.purchase.id, gift, token: tokenOf(state.visit.account) },
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
  },
}
