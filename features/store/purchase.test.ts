import { expect, it } from 'vitest'
import { idle } from '../shared/api/answers/answer.ts'
import { failedToLoad, ready } from '../shared/api/remote.ts'
import { cents } from '../shared/money/money.ts'
import { draft, giftTiers, openAmount, panel, panelWith, tiersAt, visit } from './examples/panel.ts'
import { type Offerings, hashByTab } from './panel.ts'
import { getPurchaseState, getRequest } from './purchase.ts'
import { hostHeadline } from './storeMessages.ts'

const selling = { ...visit, panel, offering: tiersAt([50, 60]), other: giftTiers }

it('NET-07 tells an unknown restaurant from a failure', () => {
  const afterRefusal = (status: number) => getPurchaseState(failedToLoad({ kind: 'refused', status, message: null }), visit, idle).status
  expect([404, 403].map(afterRefusal)).toEqual(['unknownProject', 'failed'])
})

it('PUR-05 shows the chosen tab, and the other one if this sells nothing', () => {
  const sold = (offerings: Offerings, tab: 'cash' | 'giftCards') => getPurchaseState(ready(panelWith(offerings)), { ...visit, tab }, idle)
  const both = { cash: tiersAt([25, 30]), giftCards: openAmount }
  expect(sold(both, 'cash')).toMatchObject({ status: 'tiers', tab: 'cash', other: openAmount })
  expect(sold(both, 'giftCards')).toMatchObject({ status: 'openAmount', tab: 'giftCards', other: { kind: 'tiers' } })
  expect(sold({ cash: null, giftCards: giftTiers }, 'cash')).toMatchObject({ tab: 'giftCards', offering: giftTiers, other: null })
  expect(sold({ cash: openAmount, giftCards: null }, 'giftCards')).toMatchObject({ tab: 'cash', offering: openAmount, other: null })
  expect(hashByTab).toEqual({ cash: '#cash', giftCards: '#giftcards' })
})

it('PUR-06 PUR-12 sends the amount with the current code and the promotion that runs', () => {
  const typed = { ...selling, draft: { ...draft, promoCode: ' WELCOME5 ' } }
  const request = { tab: 'cash', amount: 5_000, promoCode: 'WELCOME5', promotionSlug: 'SPRING' }
  expect(getRequest(typed, cents(5_000), { begun: '2027-04-30' })).toEqual(request)
  expect(getRequest(typed, cents(5_000), { begun: '2027-05-01' })).toEqual({ ...request, promotionSlug: null })
  expect(getRequest({ ...selling, panel: { ...panel, promotion: null } }, cents(5_000), { begun: '2027-04-30' })).toEqual({
    ...request,
    promoCode: null,
    promotionSlug: null,
  })
})

it('ENT-06 the give host asks to give only if gift cards are sold', () => {
  const onlyGifts = { ...selling, host: 'give', tab: 'giftCards', offering: giftTiers, other: null } as const
  expect(hostHeadline({ ...selling, host: 'give' })).toBe('Give a good meal')
  expect(hostHeadline(onlyGifts)).toBe('Give a good meal')
  expect(hostHeadline({ ...selling, host: 'give', other: null })).toBeNull()
  expect([hostHeadline({ ...selling, host: 'pass', other: null }), hostHeadline(selling)]).toEqual(['Dine with your pass', null])
})
