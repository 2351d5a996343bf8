import { type EarlierState, afterFirst, earlierRules, lookUpEarlier } from '../../payment/earlierAttempts.ts'
import type { Step } from '../../shared/flow/flow.ts'
import type { Earlier, Opening, PosCommand, PosReceipt, PosRules, PosState, PosStep, RecordedPayment, StateOf } from '../pos.ts'
import { isOfOrder, recordedOf } from '../recorded.ts'
import { open } from './opening.ts'
import { billPaid } from './settling.ts'

type Asked = { readonly opening: Opening; readonly isSignedIn: boolean }

/** The page's step after one of the earlier attempts. */
function embed(
  { opening, isSignedIn }: Asked,
  [earlier, ...commands]: Step<EarlierState<RecordedPayment, PosReceipt>, PosCommand>,
): PosStep {
  switch (earlier.status) {
    case 'unresolvedPayment':
      return [{ ...earlier, opening, isSignedIn }, ...commands]
    case 'allResolved':
      return open(opening, isSignedIn)
    case 'earlierPaid': {
      const { attempts, receipt } = earlier
      const [paid] = attempts
      if (isOfOrder(paid, opening.link)) return billPaid(opening.link, paid, receipt)
      return [{ status: 'earlierPaid', attempts, amount: receipt.charged ?? paid.amount, opening, isSignedIn }]
    }
  }
}

/** Opens the page after this device's unresolved attempts (NET-08). */
export const begin = ([first, ...rest]: Earlier, asked: Asked): PosStep =>
  first ? embed(asked, lookUpEarlier([first, ...rest])) : open(asked.opening, asked.isSignedIn)

type State = StateOf<'unresolvedPayment'>

export const unresolvedPayment: PosRules['unresolvedPayment'] = earlierRules<RecordedPayment, PosReceipt, State, PosStep>(embed)

export const earlierPaid: PosRules['earlierPaid'] = { unresolvedLeft: (state) => embed(state, afterFirst(state.attempts)) }

const linkOf = (state: PosState) => ('visit' in state ? state.visit.link : 'opening' in state ? state.opening.link : state.link)

/** These show nothing of the diner's account. */
const staysSignedOut: ReadonlySet<PosState['status']> = new Set([
  'login',
  'forgotPassword',
  'ticketError',
  'success',
  'tillNotTold',
  'alreadyPaid',
  'returning',
])

/** The diner has signed out in any tab: nothing of them stays, and an attempt is looked up by its key alone (NET-11). */
export function signedOut(state: PosState): PosStep {
  if (staysSignedOut.has(state.status)) return [state]
  const opening = { link: linkOf(state), keep: null, notice: null }
  const attempt = recordedOf(state)
  return begin(attempt ? [attempt] : [], { opening, isSignedIn: false })
}
