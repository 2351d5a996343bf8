import * as z from 'zod/mini'
import { type Submission, idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { savedIdle } from '../../shared/api/answers/savedIdle.ts'
import type { Rules } from '../../shared/flow/flow.ts'
import { right } from '../../shared/flow/right.ts'
import { type GiftAddress, giftAddress, withDoubt } from '../../shared/gift/address.ts'
import { isSignedIn } from '../account.ts'
import type { CheckoutCommand, CheckoutEvent } from '../events.ts'
import { type Gift, beginGift, gift, giftDraft, isSameGift } from '../gift.ts'
import { type PurchaseAnswer, purchase, purchaseFromAnswer } from '../order.ts'
import { type Visit, savedVisit } from '../visit.ts'

const savedGift = z.object({
  status: z.literal('giftPage2'),
  visit: savedVisit,
  purchase: z.extend(purchase, { giftRight: right('purchase') }),
  /** The hash of the attempt's key: an answer may leave out the purchase's id. */
  paidBy: z.string(),
  gift: giftDraft,
  submission: savedIdle,
  /** An answer was lost: the gift may have gone out. */
  outcomeUnknown: z.boolean(),
})

const savedConfirmation = z.object({
  status: z.literal('confirmation'),
  visit: savedVisit,
  purchase,
  paidBy: z.string(),
  /** The gift that went out. It is not the latest one if an earlier one, whose answer was lost, went out first. */
  sent: z.nullable(z.union([z.literal('outcomeUnknown'), z.object({ gift, isLatest: z.boolean() })])),
  /** The correction of the address to which the gift was sent. */
  correction: savedIdle,
  /** The addresses of corrections whose answers were lost: the gift may go to one of them, or to the one in `sent`. */
  mayGoTo: z._default(z.readonly(z.array(giftAddress)), []),
  /** A new user’s password, which the purchase’s `passwordRight` lets them set. */
  password: z.union([savedIdle, z.literal('set')]),
})

export const boughtSaved = [savedGift, savedConfirmation] as const

/** A state as it is saved, with the parts that a reload leaves out. */
type Live<Saved extends z.ZodMiniType, Parts> = Readonly<Omit<z.output<Saved>, keyof Parts> & Parts>

type GiftPage = Live<typeof savedGift, { visit: Visit; submission: Submission<{ readonly gift: Gift }> }>
type Confirmation = Live<
  typeof savedConfirmation,
  { visit: Visit; correction: Submission<{ readonly address: GiftAddress }>; password: Submission | 'set' }
>

/** A purchase. A gift card first gets its recipient. */
export type BoughtState = GiftPage | Confirmation

/** After the payment. A gift card first gets its recipient. */
export function bought(visit: Visit, answer: PurchaseAnswer, paidBy: string): BoughtState {
  const purchase = purchaseFromAnswer(visit.order, answer)
  const { giftRight } = purchase
  return giftRight !== null
    ? {
        status: 'giftPage2',
        visit,
        purchase: { ...purchase, giftRight },
        paidBy,
        gift: beginGift(visit.timeZone, visit.present),
        submission: idle,
        outcomeUnknown: false,
      }
    : confirmed({ visit, purchase, paidBy }, null)
}

const confirmed = (
  { visit, purchase, paidBy }: Pick<Confirmation, 'visit' | 'purchase' | 'paidBy'>,
  sent: Confirmation['sent'],
): Confirmation => ({ status: 'confirmation', visit, purchase, paidBy, sent, correction: idle, mayGoTo: [], password: idle })

const mayHaveGone = 'Your gift may have gone out already. If you send it again, it still goes out only once.'

export const boughtRules: Rules<BoughtState, CheckoutEvent, CheckoutCommand> = {
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
}
