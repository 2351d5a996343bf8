import { idle, refusedWith, isFinalAnswer } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { unread } from '../account.ts'
import { submitBuyer } from './details.ts'
import { type CheckoutStep, type OpeningState, type RulesOf, atCheckout, atPayment, loadOrder, loadUnreadMember } from '../checkout.ts'
import { isCodeRefused } from '../pricing/refusedTotal.ts'
import { changedTotal } from '../pricing/total.ts'
import { type AskedLink, type Present, emptyBuyer } from '../visit.ts'

export type Given = {
  readonly link: AskedLink
  readonly isMember: boolean
  readonly timeZone: string
  /** The gift card, of a link to one. */
  readonly present?: Present
  /** @default false */
  readonly mustRenew?: boolean
}

/** The state in which the page opens, from its address. */
export function begin({ link: { option, promoCode }, mustRenew = false, ...given }: Given): CheckoutStep {
  if (!option) return [{ status: 'unknownOption', opening: null }]
  return loadOrder({ ...given, link: { option, promoCode }, buyer: emptyBuyer, paying: null, mustRenew })
}

export const openingRules: RulesOf<OpeningState> = {
  loading: {
    // Text that changes after the press is of a buyer who has not gone on yet.
    buyerTyped: ({ opening }, { draft }) => {
      const { next: _, ...rest } = opening
      return [{ status: 'loading', opening: { ...rest, buyer: draft } }]
    },
    buyerSubmitted: ({ opening }, { buyer }) => [{ status: 'loading', opening: { ...opening, buyer, next: buyer } }],
    loadOrderAnswered: ({ opening }, { answer }) => {
      if (!answer.ok) {
        const { failure } = answer
        const { promoCode } = opening.link
        // The option is sold without its code.
        if (promoCode !== null && failure.kind === 'refused' && isFinalAnswer(failure) && isCodeRefused(failure, promoCode))
          return loadOrder({ ...opening, link: { ...opening.link, promoCode: null }, codeRefusal: failureText(failure) })
        const unknown = failure.kind === 'refused' && [404, 410].includes(failure.status)
        return [unknown ? { status: 'unknownOption', opening } : { status: 'failed', cause: failure, opening }]
      }
      const { link, isMember, timeZone, buyer, typedCode, present, paying, mustRenew, codeRefusal, next } = opening
      if (mustRenew && answer.value.billing.interval === 'once') return [{ status: 'notSubscription', order: answer.value, opening }]
      const visit = {
        order: answer.value,
        buyer,
        account: unread(isMember),
        askedCode: link.promoCode,
        timeZone,
        ...(typedCode !== undefined && { typedCode }),
        ...(present && { present }),
      }
      if (paying) return loadUnreadMember(atPayment(visit, paying.buyer, changedTotal(paying.shown, answer.value)))
      const opened = atCheckout(visit, codeRefusal === undefined ? idle : refusedWith(codeRefusal))
      // A gift card's own fields and the notes of a subscription come with the order: its buyer has not seen them yet.
      const { product, billing } = visit.order
      const isSeen = opened.promo === idle && product !== 'giftCard' && billing.interval === 'once'
      return next && isSeen ? submitBuyer(opened, next) : loadUnreadMember(opened)
    },
    reloaded: ({ opening }) => loadOrder(opening),
  },
  failed: { retry: ({ opening }) => loadOrder(opening), reloaded: ({ opening }) => loadOrder(opening) },
  // The option may be sold in another way now.
  notSubscription: { reloaded: ({ opening }) => loadOrder(opening) },
  // The option may exist now.
  unknownOption: { reloaded: (state) => (state.opening ? loadOrder(state.opening) : [state]) },
  signedOut: { reloaded: ({ opening }) => loadOrder(opening) },
}
