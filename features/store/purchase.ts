import type { DayEverywhere } from '../shared/dates/dayEverywhere.ts'
import * as z from 'zod/mini'
import { giftDesigns } from '../../ui/GiftDesigns/designs.ts'
import { plainText } from '../../ui/text/plainText.ts'
import type { Failure, Submission } from '../shared/api/answers/answer.ts'
import type { Remote } from '../shared/api/remote.ts'
import type * as flow from '../shared/flow/flow.ts'
import type { StateWith as S } from '../shared/flow/flow.ts'
import type { HostPrefix } from '../shared/links/hostPrefix.ts'
import type { Cents } from '../shared/money/money.ts'
import type { PurchaseOption } from '../shared/money/purchaseOption.ts'
import { type Offering, type Panel, type PanelDetails, type Tab, runsOn, soldUnder } from './panel.ts'

/** The buyer's choices and input, as a reload restores them. */
export const savedDraft = z.object({
  /** As typed, or as the link set it. */
  promoCode: z.string(),
  /** As typed; null before anything was typed: `amountText` then gives the initial amount. */
  amount: z.nullable(z.string()),
  /** The amount whose check the page shows: while the buyer types, the one before. */
  checked: z.nullable(z.string()),
  /** The picture of a gift card. */
  design: z.literal(giftDesigns),
})
export type Draft = Readonly<z.output<typeof savedDraft>>

export type Visit = {
  readonly host: HostPrefix
  /** The monthly spend of the calculator's link; null for other links. */
  readonly spend: Cents | null
  readonly tab: Tab
  readonly draft: Draft
}

/** A page that sells something under its tab, and possibly under the other one. */
export type Selling<Kind extends Offering['kind'] = Offering['kind']> = Visit & {
  readonly panel: PanelDetails
  readonly offering: Extract<Offering, { readonly kind: Kind }>
  readonly other: Offering | null
}

export type PurchaseState =
  | S<'loading'>
  | S<'unknownProject'>
  | S<'failed', { cause: Failure }>
  | S<'planning', { panel: PanelDetails; host: HostPrefix }>
  | S<'soldOut', { panel: PanelDetails; host: HostPrefix }>
  | S<'tiers', Selling<'tiers'>>
  | S<'openAmount', Selling<'openAmount'> & { sent: Submission }>
  | S<'leaving', { option: PurchaseOption; draft: Draft }>

export type PurchaseStatus = PurchaseState['status']
export type StateOf<Status extends PurchaseStatus> = flow.StateOf<PurchaseState, Status>

/** The page of a visit. `sent`: the amount as it was typed. */
export function getPurchaseState(read: Remote<Panel>, visit: Visit, sent: Submission): PurchaseState {
  switch (read.status) {
    case 'loading':
      return read
    case 'failed':
      return read.cause.kind === 'refused' && read.cause.status === 404 ? { status: 'unknownProject' } : read
    case 'ready': {
      const { sale, ...panel } = read.value
      if (sale.status !== 'open') return { status: sale.status, panel, host: visit.host }
      const { offering, ...sold } = soldUnder(sale.offerings, visit.tab)
      return offering.kind === 'tiers'
        ? { status: 'tiers', ...visit, panel, ...sold, offering }
        : { status: 'openAmount', ...visit, panel, ...sold, offering, sent }
    }
  }
}

export type OpenAmountRequest = {
  readonly tab: Tab
  readonly amount: Cents
  readonly promoCode: string | null
  readonly promotionSlug: string | null
}

/** A promotion may have ended since the page was opened. */
export const getRequest = ({ tab, draft, panel: { promotion } }: Selling, amount: Cents, today: DayEverywhere): OpenAmountRequest => ({
  tab,
  amount,
  promoCode: plainText(draft.promoCode) || null,
  promotionSlug: promotion && runsOn(promotion, today) ? promotion.slug : null,
})
