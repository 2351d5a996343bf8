import * as z from 'zod/mini'
import { panelResponse } from '../panelWire.ts'
import type { Draft, PurchaseEvent, PurchaseState, PurchaseStatus, Reading, StateOf } from '../purchase.ts'
import { draft, reading } from './panel.ts'
import { begin, transition } from '../transition.ts'
import { answered, refused } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import { panelNamed } from './panels.ts'
import { atStatus } from '../../shared/testing/atStatus.ts'

/** The page of a sandbox restaurant after these events. @throws if they lead to another status. */
function purchaseAt<Status extends PurchaseStatus>(
  status: Status,
  slug: string,
  { host = 'plain', spend = null, ...entered }: Partial<Draft & Pick<Reading, 'host' | 'spend'>> = {},
  ...done: readonly PurchaseEvent[]
): StateOf<Status> {
  const panel = z.parse(panelResponse, { purchase_panel: panelNamed(slug) })
  const [opening] = begin({ slug, host, spend, draft: { ...draft, ...entered } })
  const events: readonly PurchaseEvent[] = [{ type: 'loadPanelAnswered', answer: answered(panel) }, ...done]
  return atStatus(
    events.reduce<PurchaseState>((before, event) => transition(before, event)[0], opening),
    status,
  )
}

const typing = (text: string): readonly PurchaseEvent[] => [{ type: 'amountTyped', text }, { type: 'amountDue' }]
const sent = { type: 'amountSubmitted', begun: '2026-11-20' } as const

export const purchaseStates = {
  loading: { status: 'loading', ...reading },
  unknownProject: { status: 'unknownProject', ...reading, slug: 'nobody' },
  failed: { status: 'failed', ...reading, cause: { kind: 'offline' } },
  planning: purchaseAt('planning', 'planning'),
  soldOut: purchaseAt('soldOut', 'soldout'),
  tiers: purchaseAt('tiers', 'house'),
  openAmount: purchaseAt('openAmount', 'bonuspercent'),
  leaving: purchaseAt('leaving', 'bonuspercent', {}, sent, {
    type: 'createOptionAnswered',
    answer: answered({ kind: 'ico', id: 'ico-1' }),
  }),
} as const satisfies { [Status in PurchaseStatus]: StateOf<Status> }

export const purchaseVariants = {
  tiersOfGiftCards: purchaseAt('tiers', 'house', { tab: 'giftCards' }),
  tiersToGive: purchaseAt('tiers', 'house', { host: 'give', tab: 'giftCards' }),
  tiersOfPass: purchaseAt('tiers', 'house', { host: 'pass' }),
  tiersWithoutGiftCards: purchaseAt('tiers', 'nogifting'),
  tiersOnlyGiftCards: purchaseAt('tiers', 'onlygifts'),
  tiersOfCalculator: purchaseAt('tiers', 'house', { spend: cents(20_000) }),
  tiersSingle: purchaseAt('tiers', 'onetier'),
  tiersTwenty: purchaseAt('tiers', 'twentytiers'),
  tiersWithoutGain: purchaseAt('tiers', 'sparse'),
  tiersWithPromotion: purchaseAt('tiers', 'promotion', { promoCode: 'SPRING10' }),
  tiersLowContrast: purchaseAt('tiers', 'lowcontrast'),
  tiersLongWords: purchaseAt('tiers', 'longwords'),
  openAmountOfGiftCards: purchaseAt('openAmount', 'bonusperspend', { tab: 'giftCards' }),
  openAmountBonusPerSpend: purchaseAt('openAmount', 'bonusperspend'),
  openAmountDiscountPerSpend: purchaseAt('openAmount', 'discountperspend'),
  openAmountDiscountPercent: purchaseAt('openAmount', 'discountpercent'),
  openAmountWithoutPresets: purchaseAt('openAmount', 'nopresets'),
  openAmountOfCalculator: purchaseAt('openAmount', 'bonuspercent', { spend: cents(123_400) }),
  openAmountTyping: purchaseAt('openAmount', 'bonuspercent', {}, { type: 'amountTyped', text: '75' }),
  openAmountTypingTooLittle: purchaseAt('openAmount', 'bonuspercent', {}, { type: 'amountTyped', text: '7' }),
  openAmountCorrected: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('twelve'), { type: 'amountTyped', text: '120' }),
  openAmountEmptied: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('')),
  openAmountInvalid: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('twelve')),
  openAmountTooLittle: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('12')),
  openAmountTooLittlePerSpend: purchaseAt('openAmount', 'bonusperspend', {}, ...typing('12')),
  openAmountTooMuch: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('100000')),
  openAmountTooMuchCredit: purchaseAt('openAmount', 'bonuspercent', {}, ...typing('99000.01')),
  openAmountSending: purchaseAt('openAmount', 'bonuspercent', {}, sent),
  openAmountRefused: purchaseAt('openAmount', 'bonuspercent', { promoCode: 'WINTER' }, sent, {
    type: 'createOptionAnswered',
    answer: refused('This promo code is not valid.'),
  }),
} as const
