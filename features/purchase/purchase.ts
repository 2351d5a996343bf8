import type { Answer, Failure } from '../shared/answer.ts'
import type { Rules, Step, Wait } from '../shared/flow.ts'
import type { HostPrefix } from '../shared/hostPrefix.ts'
import type { Cents } from '../shared/money.ts'
import type { PurchaseOption } from '../shared/purchaseOption.ts'
import type { Submission } from '../shared/submission.ts'
import type { AmountCheck } from './openAmount.ts'
import type { Offering, Offerings, Panel, Tab } from './panel.ts'

/** What the buyer chose and typed; kept whatever is shown. */
export type Draft = {
  readonly tab: Tab
  /** As it was typed, or as the link brought it (PUR-06). */
  readonly promoCode: string
  /** As it was typed; null while nothing was: then a preset stands there. */
  readonly amount: string | null
}

/** A restaurant's page that is being read: which one, at which kind of host, and what stands on it already. */
export type Reading = { readonly slug: string; readonly host: HostPrefix; readonly draft: Draft }

/** A page on which something is sold. */
export type Selling = Reading & { readonly panel: Panel; readonly offerings: Offerings }

type OfferingOf<Kind extends Offering['kind']> = Extract<Offering, { readonly kind: Kind }>
type S<Status extends string, Data = unknown> = { readonly status: Status } & Readonly<Data>

/** Every state of the purchase page (PUR-01 to PUR-04). */
export type PurchaseState =
  | S<'loading', Reading>
  | S<'unknownProject', Reading>
  | S<'failed', Reading & { cause: Failure }>
  | S<'planning', Reading & { panel: Panel }>
  | S<'soldOut', Reading & { panel: Panel }>
  | S<'tiers', Selling & { tiers: OfferingOf<'tiers'>['tiers'] }>
  | S<'openAmount', Selling & {
      terms: OfferingOf<'openAmount'>['terms']
      text: string
      /** What is said of the amount; while `due`, still of the one before. */
      check: AmountCheck
      /** Typing has not rested yet (PUR-08). */
      due: boolean
      submission: Submission<{ readonly amount: Cents }>
    }>
  /** The option is made, and the checkout opens. */
  | S<'leaving', Selling & { option: PurchaseOption }>

export type PurchaseStatus = PurchaseState['status']
export type StateOf<Status extends PurchaseStatus> = Extract<PurchaseState, { readonly status: Status }>

export type OpenAmountRequest = {
  readonly tab: Tab
  readonly amount: Cents
  readonly promoCode: string | null
  readonly promotionSlug: string | null
}

/** The calls of the page: what is sent, and what comes back. */
type Calls = {
  loadPanel: [{ slug: string }, Panel]
  createOption: [OpenAmountRequest, PurchaseOption]
}
export type Call = keyof Calls
export type CallCommand<C extends Call> = { readonly type: C } & Readonly<Calls[C][0]>
export type CallAnswer<C extends Call> = Answer<Calls[C][1]>
export type ServerCommand = { [C in Call]: CallCommand<C> }[Call]
export type AnswerEvent = { [C in Call]: { readonly type: `${C}Answered`; readonly answer: CallAnswer<C> } }[Call]

export type PurchaseCommand =
  | ServerCommand
  | Wait<PurchaseEvent>
  | { readonly type: 'openCheckout'; readonly option: PurchaseOption; readonly promoCode: string }

type Happenings = {
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
export type PurchaseEvent = AnswerEvent | { [H in keyof Happenings]: { readonly type: H } & Readonly<Happenings[H]> }[keyof Happenings]

export type PurchaseStep = Step<PurchaseState, PurchaseCommand>
export type PurchaseRules = Rules<PurchaseState, PurchaseEvent, PurchaseCommand>
