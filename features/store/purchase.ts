import * as z from 'zod/mini'
import { type GiftDesign, giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import type { Failure, Submission } from '../shared/api/answers/answer.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { AnsweredBy, CommandOf, EventsNamed, Rules, StateWith as S, Step, Wait, Saved } from '../shared/flow/flow.ts'
import { hostPrefixes } from '../shared/links/hostPrefix.ts'
import { type Cents, centsSchema } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import type { ValidatedAmount } from './openAmount.ts'
import { type Offering, type Panel, type PanelDetails, type Tab, tabs } from './panel.ts'

/** The buyer's choices and input; they survive every change of state. */
const draft = z.readonly(
  z.object({
    tab: z.literal(tabs),
    /** As typed, or as the link set it. */
    promoCode: z.string(),
    /** As typed; null before anything was typed: `textOf` then gives the initial amount. */
    amount: z.nullable(z.string()),
    /** The picture of a gift card. */
    design: z.literal(giftDesigns),
  }),
)
export type Draft = z.output<typeof draft>

const readingSchema = z.object({
  slug: z.string(),
  host: z.literal(hostPrefixes),
  /** The monthly spend of the calculator's link; null for other links. */
  spend: z.nullable(centsSchema),
  draft,
})
export type Reading = Readonly<z.output<typeof readingSchema>>

/** A page that sells something under the draft's tab, and possibly under the other one. */
export type Selling<Kind extends Offering['kind'] = Offering['kind']> = Reading & {
  readonly panel: PanelDetails
  readonly offering: Extract<Offering, { readonly kind: Kind }>
  readonly other: Offering | null
}

export type Entry =
  /** The buyer is typing: the page still shows the check of the last amount. */
  { readonly phase: 'typing'; readonly before: ValidatedAmount } | Submission

export type PurchaseState =
  | S<'loading', Reading>
  | S<'unknownProject', Reading>
  | S<'failed', Reading & { cause: Failure }>
  | S<'planning', Reading & { panel: PanelDetails }>
  | S<'soldOut', Reading & { panel: PanelDetails }>
  | S<'tiers', Selling<'tiers'>>
  | S<'openAmount', Selling<'openAmount'> & { entry: Entry }>
  | S<'leaving', Reading & { option: PurchaseOption }>

export type PurchaseStatus = PurchaseState['status']
export type StateOf<Status extends PurchaseStatus> = flow.StateOf<PurchaseState, Status>

/** Saves what the address and the buyer entered. What is sold is read again after a reload. */
export const savedPurchase: Saved<PurchaseState> = {
  version: 3,
  toSave: (state) => z.parse(readingSchema, state),
  read: (saved) => {
    const { data } = z.safeParse(readingSchema, saved)
    return data ? { status: 'loading', ...data } : null
  },
}

export type OpenAmountRequest = {
  readonly tab: Tab
  readonly amount: Cents
  readonly promoCode: string | null
  readonly promotionSlug: string | null
}

type Calls = { loadPanel: [{ slug: string }, Panel]; createOption: [OpenAmountRequest, PurchaseOption] }
export type ServerCommand = CommandOf<Calls>
export type AnswerEvent = AnsweredBy<Calls>

export type PurchaseCommand =
  | ServerCommand
  | Wait<PurchaseEvent>
  | { readonly type: 'openCheckout'; readonly option: PurchaseOption; readonly draft: Draft }

type Events = {
  tabChosen: { tab: Tab }
  designChosen: { design: GiftDesign }
  promoCodeTyped: { text: string }
  amountTyped: { text: string }
  presetChosen: { amount: Cents }
  amountDue: unknown
  /** On the day that has begun everywhere: a promotion may have ended since the page was opened. */
  amountSubmitted: { begun: string }
  retry: unknown
  /** The page was reloaded, or restored from the back/forward cache. */
  reloaded: unknown
}
export type PurchaseEvent = AnswerEvent | EventsNamed<Events>

export type PurchaseStep = Step<PurchaseState, PurchaseCommand>
export type PurchaseRules = Rules<PurchaseState, PurchaseEvent, PurchaseCommand>

export type StepProps<Status extends PurchaseStatus> = flow.StepProps<StateOf<Status>, PurchaseEvent>
