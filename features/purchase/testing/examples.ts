import { cents } from '../../shared/money.ts'
import type { Offering, Offerings, OpenAmount, Panel } from '../panel.ts'
import type { Draft } from '../purchase.ts'

export const draft: Draft = { tab: 'cash', promoCode: '', amount: null }

export const terms: OpenAmount = {
  incentive: { type: 'flatBonusPercent', basisPoints: 2_000 },
  minimum: cents(2_500),
  presets: [cents(5_000), cents(10_000), cents(25_000)],
}

export const openAmount: Offering = { kind: 'openAmount', terms }

export const giftTiers: Offering = {
  kind: 'tiers',
  tiers: [{ option: { kind: 'gco', id: 'gco-50' }, pay: cents(5_000), get: cents(6_000), strikeThroughGet: null, label: '+$10' }],
}

/** A page that sells so. */
export const panelWith = (offerings: Offerings): Panel => ({
  projectId: 7,
  headline: null,
  colours: null,
  promotion: { slug: 'SPRING', endsOn: '2027-04-30' },
  finePrint: null,
  sale: { status: 'open', offerings },
})

/** Account cash at any amount, gift cards at one price. */
export const panel = panelWith({ cash: openAmount, giftCards: giftTiers })
