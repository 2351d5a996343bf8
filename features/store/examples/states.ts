import * as z from 'zod/mini'
import { panelResponse } from '../panelWire.ts'
import { type Draft, type PurchaseStatus, type StateOf, type Visit, getPurchaseState } from '../purchase.ts'
import { draft, visit } from './panel.ts'
import { type Submission, idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { failedToLoad, loading, ready } from '../../shared/api/remote.ts'
import { cents } from '../../shared/money/money.ts'
import { panelNamed } from './panels.ts'
import { atStatus } from '../../shared/testing/atStatus.ts'

type Visited = Partial<Draft & Omit<Visit, 'draft'>> & { readonly sent?: Submission }

/** The page of a sandbox restaurant. @throws if it has another status. */
function purchaseAt<Status extends PurchaseStatus>(
  status: Status,
  slug: string,
  { host = 'plain', spend = null, tab = 'cash', sent = idle, ...entered }: Visited = {},
): StateOf<Status> {
  const panel = z.parse(panelResponse, { purchase_panel: panelNamed(slug) })
  return atStatus(getPurchaseState(ready(panel), { host, spend, tab, draft: { ...draft, ...entered } }, sent), status)
}

/** An amount that was typed, and checked. */
const typed = (amount: string) => ({ amount, checked: amount })

export const purchaseStates = {
  loading,
  unknownProject: atStatus(getPurchaseState(failedToLoad({ kind: 'refused', status: 404, message: null }), visit, idle), 'unknownProject'),
  failed: failedToLoad({ kind: 'offline' }),
  planning: purchaseAt('planning', 'planning'),
  soldOut: purchaseAt('soldOut', 'soldout'),
  tiers: purchaseAt('tiers', 'house'),
  openAmount: purchaseAt('openAmount', 'bonuspercent'),
  leaving: { status: 'leaving', option: { kind: 'ico', id: 'ico-1' }, draft },
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
  openAmountTyping: purchaseAt('openAmount', 'bonuspercent', { amount: '75' }),
  openAmountTypingTooLittle: purchaseAt('openAmount', 'bonuspercent', { amount: '7' }),
  openAmountCorrected: purchaseAt('openAmount', 'bonuspercent', { amount: '120', checked: 'twelve' }),
  openAmountEmptied: purchaseAt('openAmount', 'bonuspercent', typed('')),
  openAmountInvalid: purchaseAt('openAmount', 'bonuspercent', typed('twelve')),
  openAmountTooLittle: purchaseAt('openAmount', 'bonuspercent', typed('12')),
  openAmountTooLittlePerSpend: purchaseAt('openAmount', 'bonusperspend', typed('12')),
  openAmountTooMuch: purchaseAt('openAmount', 'bonuspercent', typed('100000')),
  openAmountTooMuchCredit: purchaseAt('openAmount', 'bonuspercent', typed('99000.01')),
  openAmountSending: purchaseAt('openAmount', 'bonuspercent', { sent: sending }),
  openAmountRefused: purchaseAt('openAmount', 'bonuspercent', { promoCode: 'WINTER', sent: refusedWith('This promo code is not valid.') }),
} as const
