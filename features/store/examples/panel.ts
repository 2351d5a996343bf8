import { cents } from '../../shared/money/money.ts'
import type { Offering, Offerings, OpenAmount, Panel, Tier } from '../panel.ts'
import type { Draft, Visit } from '../purchase.ts'

export const draft: Draft = { promoCode: '', amount: null, checked: null, design: 'dinner' }

export const visit: Visit = { host: 'plain', spend: null, tab: 'cash', draft }

export const terms: OpenAmount = {
  incentive: { type: 'flatBonusPercent', percent: '20' },
  minimum: cents(2_500),
  presets: [cents(5_000), cents(10_000), cents(25_000)],
}

export const openAmount = { kind: 'openAmount', terms } as const satisfies Offering

export const giftTiers: Offering = {
  kind: 'tiers',
  tiers: [{ option: { kind: 'gco', id: 'gco-50' }, pay: cents(5_000), get: cents(6_000), strikeThroughGet: null, label: null }],
}

/** Tiers at these prices: dollars paid, dollars of credit. */
export function tiersAt(...[first, ...more]: readonly [Sums, ...Sums[]]): Offering {
  const tier = ([pay, get]: Sums, index: number): Tier => ({
    option: { kind: 'ico', id: `ico-${index}` },
    pay: cents(pay * 100),
    get: cents(get * 100),
    strikeThroughGet: null,
    label: null,
  })
  return { kind: 'tiers', tiers: [tier(first, 0), ...more.map((sums, index) => tier(sums, index + 1))] }
}
type Sums = readonly [pay: number, get: number]

export const panelWith = (offerings: Offerings): Panel => ({
  projectId: '7',
  headline: null,
  colours: null,
  promotion: { slug: 'SPRING', endsOn: '2027-04-30' },
  finePrint: null,
  sale: { status: 'open', offerings },
})

export const panel = panelWith({ cash: openAmount, giftCards: giftTiers })
