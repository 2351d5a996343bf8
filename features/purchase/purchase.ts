import type { Failure } from '../shared/answer.ts'
import type * as flow from '../shared/flow.ts'
import type { AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step, Wait } from '../shared/flow.ts'
import type { HostPrefix } from '../shared/hostPrefix.ts'
import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { Submission } from '../shared/submission.ts'
import type { AmountCheck } from './openAmount.ts'
import type { Offering, Panel, PanelWords, Tab } from './panel.ts'

/** What the buyer chose and typed; kept whatever is shown. */
export type Draft = {
  readonly tab: Tab
  /** As it was typed, or as the link brought it (PUR-06). */
  readonly promoCode: string
  /** As it was typed; null while nothing was: then `textOf` says what stands there. */
  readonly amount: string | null
}

/** A restaurant's page that is being read: which one, at which kind of host, and what stands on it already. */
export type Reading = {
  readonly slug: string
  readonly host: HostPrefix
  /** The month of dining that the calculator's link brought; null where the link is another one. */
  readonly spend: Cents | null
  readonly draft: Draft
}

/** A page on which something is sold under the draft's tab, and perhaps under the other one. */
export type Selling<Kind extends Offering['kind'] = Offering['kind']> = Reading & {
  readonly panel: PanelWords
  readonly offering: Extract<Offering, { readonly kind: Kind }>
  readonly other: Offering | null
}

/** How far the amount that stands there has come. */
export type Entry =
  /** Typing has not rested yet (PUR-08): what is said is still of the amount before. */
  { readonly phase: 'typing'; readonly before: AmountCheck } | Submission

/** Every state of the purchase page (PUR-01 to PUR-04). */
export type PurchaseState =
  | S<'loading', Reading>
  | S<'unknownProject', Reading>
  | S<'failed', Reading & { cause: Failure }>
  | S<'planning', Reading & { panel: PanelWords }>
  | S<'soldOut', Reading & { panel: PanelWords }>
  | S<'tiers', Selling<'tiers'>>
  | S<'openAmount', Selling<'openAmount'> & { entry: Entry }>
  /** The option is made, and the checkout opens. */
  | S<'leaving', Reading & { option: PurchaseOption }>

export type PurchaseStatus = PurchaseState['status']
export type StateOf<Status extends PurchaseStatus> = flow.StateOf<PurchaseState, Status>

export type OpenAmountRequest = {
  readonly tab: Tab
  readonly amount: Cents
  readonly promoCode: string | null
  readonly promotionSlug: string | null
}

/** The calls of the page: what is sent, and what comes back. */
type Calls = { loadPanel: [{ slug: string }, Panel]; createOption: [OpenAmountRequest, PurchaseOption] }
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type PurchaseCommand =
  | ServerCommand
  | Wait<PurchaseEvent>
  | { readonly type: 'openCheckout'; readonly option: PurchaseOption; readonly promoCode: string }

type Events = {
  tabChosen: { tab: Tab }
  promoCodeTyped: { text: string }
  amountTyped: { text: string }
  presetChosen: { amount: Cents }
  /** Typing has rested for as long as it takes. */
  amountDue: unknown
  amountSubmitted: unknown
  retry: unknown
  /** The page was loaded again, or taken up again from behind the checkout, while this state stood. */
  reloaded: unknown
}
export type PurchaseEvent = AnswerEvent | EventsNamed<Events>

export type PurchaseStep = Step<PurchaseState, PurchaseCommand>
export type PurchaseRules = Rules<PurchaseState, PurchaseEvent, PurchaseCommand>
