import { type Answer, answered, failed, refused } from '../../shared/answer.ts'
import { type Cents, cents } from '../../shared/money.ts'
import type { CheckoutCommand, CheckoutEvent, CheckoutState, PaymentRequest } from '../checkout.ts'
import type { Member } from '../order.ts'
import type { Charge } from '../chargeWire.ts'
import { buyer, memberOf, orderFor, purchase } from './examples.ts'

/** What the world sells. */
export const order = orderFor('giftCard')

const dearer = cents(50_000)

/** The card that the world's member chooses, if any; the first of theirs is another one. */
export const savedCard = 'pm_saved'

/** Who buys there: a member, by the token that the page opens with. */
export const member = { ...memberOf('pm_first', savedCard), email: buyer.email }

type Kept = Charge | { readonly outcome: 'closed' }
type LateRequest =
  | { readonly key: string; readonly arrive: 'complete' | 'close' }
  | { readonly key: string; readonly arrive: 'purchase'; readonly agreed: Cents }

/** A server that keeps what came of each key, and a network that loses, delays and drops. */
export type World = {
  state: CheckoutState
  /** Answers that have not arrived yet. */
  underWay: CheckoutEvent[]
  /** Whether the last that was heard at this step of who is signed in was that nobody could say. */
  isUnheard: boolean
  /** Whether the buyer may be nobody: the server said so, or they went on before it could say anything. */
  mayBeNobody: boolean
  /** What the order costs now. */
  price: Cents
  /** Whether the buyer has chosen a card: no other one of theirs may pay from then on. */
  hasChosen: boolean
  ledger: Map<string, Kept>
  /** What will reach the server later than anybody waits for it. */
  late: LateRequest[]
  attempts: number
  made: number
  /** Under which key each way to pay was sent that the provider has made. */
  sentUnder: Map<string, string>
}

export const fates = [
  'arrives',
  'answerLost',
  'neverArrives',
  'arrivesLate',
  'declined',
  'asksBank',
  'refused',
  'expired',
  'repriced',
] as const
/** What becomes of a request. */
export type Fate = (typeof fates)[number]

const lost = failed({ kind: 'timeout' })
const bought: Charge = { outcome: 'purchased', purchase }
const declined: Charge = { outcome: 'declined', code: 'card_declined' }
const asksBank: Charge = { outcome: 'requiresAction', clientSecret: 's' }
const closed = { outcome: 'closed' } as const

const said = (kept: Kept): Answer<Charge> => (kept.outcome === 'closed' ? refused('Given up.', 409) : answered(kept))

/** What came of a key, unless it is as if the key was never heard of. */
function keep(world: World, key: string, outcome: Kept): Kept {
  world.ledger.set(key, outcome)
  return outcome
}

/** A key comes to what it came to first, whatever is sent under it again; a total that is none any more comes to nothing. */
const arriveToBuy = (world: World, { key, agreed }: Pick<PaymentRequest, 'key' | 'agreed'>, outcome: Kept): Kept | undefined =>
  world.ledger.get(key) ?? (agreed === world.price ? keep(world, key, outcome) : undefined)

/** What waits for the bank goes on; anything else is settled, or was never heard of. */
function arriveToComplete(world: World, key: string, outcome: Kept): Kept | undefined {
  const before = world.ledger.get(key)
  return before?.outcome === 'requiresAction' ? keep(world, key, outcome) : before
}

/** What waits for the bank, or was never heard of, never charges from here on. */
function arriveToClose(world: World, key: string): Kept {
  const before = world.ledger.get(key)
  return before && before.outcome !== 'requiresAction' ? before : keep(world, key, closed)
}

/** Time passes: what was late arrives. */
export function passTime(world: World): void {
  for (const late of world.late.splice(0)) {
    if (late.arrive === 'purchase') arriveToBuy(world, late, bought)
    else if (late.arrive === 'complete') arriveToComplete(world, late.key, bought)
    else arriveToClose(world, late.key)
  }
}

/** A refusal says nothing of the key: what else is sent under it may still be heard. */
const refusals: { readonly [F in Fate]?: Answer<never> } = { refused: refused('No.'), expired: refused('Expired.', 410) }

/** What becomes of a request that can move money: what the server does at once, and what the page hears of it. */
function sent(world: World, late: LateRequest, fate: Fate, act: () => Answer<Charge>): Answer<Charge> {
  if (fate === 'arrivesLate') world.late.push(late)
  if (fate === 'arrivesLate' || fate === 'neverArrives') return lost
  const refusal = refusals[fate]
  if (refusal) return refusal
  const answer = act()
  return fate === 'answerLost' ? lost : answer
}

const outcomeOf = (fate: Fate): Charge => (fate === 'declined' ? declined : fate === 'asksBank' ? asksBank : bought)

/** @throws where one way to pay that was made for an attempt is sent under two keys. */
function noteKey({ sentUnder }: World, { key, paymentMethodId }: PaymentRequest): void {
  if (paymentMethodId?.startsWith('made-') !== true) return
  if ((sentUnder.get(paymentMethodId) ?? key) !== key) throw new Error(`${paymentMethodId} goes under two keys.`)
  sentUnder.set(paymentMethodId, key)
}

/** Whose token it is: perhaps of a member whose card is gone meanwhile. */
function whoIsIt(fate: Fate): Answer<Member> {
  if (fate === 'neverArrives' || fate === 'answerLost') return lost
  if (fate === 'refused') return refused('Too many questions.', 429)
  if (fate === 'expired') return refused('Please sign in again.', 401)
  return answered(fate === 'declined' ? { ...member, cards: memberOf('pm_first').cards } : member)
}

/** The server acts on a command as soon as it arrives, whether or not anybody is there to hear the answer. */
export function answerTo(command: CheckoutCommand, fate: Fate, world: World): CheckoutEvent | null {
  switch (command.type) {
    case 'loadOrder':
      return { type: 'loadOrderAnswered', answer: fate === 'neverArrives' ? lost : answered({ ...order, pay: world.price }) }
    case 'loadMember':
      return { type: 'loadMemberAnswered', answer: whoIsIt(fate) }
    case 'makePaymentMethod':
      return {
        type: 'makePaymentMethodAnswered',
        answer: fate === 'declined' ? refused('Your card number is invalid.') : answered({ id: `made-${(world.made += 1)}` }),
      }
    case 'authenticate':
      return { type: 'authenticateAnswered', answer: fate === 'declined' ? refused('Not confirmed.') : answered(null) }
    case 'purchase': {
      const { request } = command
      const { key, agreed } = request
      noteKey(world, request)
      // The price changes a moment before the request arrives.
      if (fate === 'repriced') world.price = world.price === order.pay ? dearer : order.pay
      const buy = () => {
        const kept = arriveToBuy(world, request, outcomeOf(fate))
        return kept ? said(kept) : refused(null, 412)
      }
      return { type: 'purchaseAnswered', answer: sent(world, { key, arrive: 'purchase', agreed }, fate, buy) }
    }
    case 'completePurchase': {
      const { key } = command.request
      const complete = () => {
        const kept = arriveToComplete(world, key, fate === 'declined' ? declined : bought)
        return kept ? said(kept) : refused('There is no such payment.', 404)
      }
      return { type: 'completePurchaseAnswered', answer: sent(world, { key, arrive: 'complete' }, fate, complete) }
    }
    case 'closePurchase': {
      const { key } = command.request
      if (fate === 'arrivesLate') world.late.push({ key, arrive: 'close' })
      if (fate === 'neverArrives' || fate === 'arrivesLate') return { type: 'closePurchaseAnswered', answer: lost }
      if (fate === 'refused') return { type: 'closePurchaseAnswered', answer: refused('Too many questions.', 429) }
      const kept = arriveToClose(world, key)
      return { type: 'closePurchaseAnswered', answer: fate === 'answerLost' ? lost : answered(kept) }
    }
    case 'lookUpPurchase': {
      if (fate === 'neverArrives' || fate === 'answerLost') return { type: 'lookUpPurchaseAnswered', answer: lost }
      if (fate === 'refused') return { type: 'lookUpPurchaseAnswered', answer: refused('Too many questions.', 429) }
      return { type: 'lookUpPurchaseAnswered', answer: answered(world.ledger.get(command.request.key) ?? { outcome: 'unknown' }) }
    }
    default:
      return null
  }
}

export const charged = ({ ledger }: World): number => [...ledger.values()].filter(({ outcome }) => outcome === 'purchased').length

/** Requests on their way that would charge if they arrived now. */
export const yetToCharge = ({ late, ledger }: World): number =>
  late.filter(({ key, arrive }) =>
    arrive === 'purchase' ? !ledger.has(key) : arrive === 'complete' && ledger.get(key)?.outcome === 'requiresAction',
  ).length
