import { beforeEach, describe, expect, it } from 'vitest'
import { campaign, promoCodeFromSearch, rememberCampaign, withCampaign, withUtm } from './campaign.ts'
import { stubBrowser } from '../testing/browser.ts'

beforeEach(() => void stubBrowser())

const checkout = 'https://house.example/checkout?ico_id=7'

describe('NET-10 the campaign', () => {
  it('is added to the checkout’s address, and overrides nothing there', () => {
    rememberCampaign('?utm_source=mail&code=WELCOME25')
    expect(withCampaign(`${checkout}&code=OTHER`)).toBe(`${checkout}&code=OTHER&utm_source=mail`)
    expect(withCampaign(checkout)).toBe(`${checkout}&utm_source=mail&code=WELCOME25`)
    expect(withUtm(checkout)).toBe(`${checkout}&utm_source=mail`)
  })

  it('is not erased by a later address without a campaign, nor the code by one without a code', () => {
    rememberCampaign('?utm_source=mail&code=WELCOME25')
    rememberCampaign('')
    rememberCampaign('?utm_medium=card')
    expect(campaign()).toEqual({ utm_medium: 'card' })
    expect(promoCodeFromSearch('')).toBe('WELCOME25')
  })

  it('has no code among the utm parameters', () => {
    rememberCampaign('?utm_source=mail&code=WELCOME25&other=1')
    expect(campaign()).toEqual({ utm_source: 'mail' })
  })
})

describe('PUR-06 NET-10 the promo code', () => {
  it('belongs to the restaurant in its link only', () => {
    rememberCampaign('?project=harbor&code=spring-10')
    expect(promoCodeFromSearch('?project=harbor')).toBe('spring-10')
    expect(promoCodeFromSearch('?project=harbor&code=')).toBe('')
    expect(promoCodeFromSearch('?project=kumo')).toBe('')
    expect(promoCodeFromSearch('')).toBe('')
    expect(withCampaign('https://house.example/store/?spend=100')).toBe('https://house.example/store/?spend=100')
  })

  it('in a checkout’s address belongs to that option only', () => {
    rememberCampaign('?ico_id=7&code=spring-10')
    expect(promoCodeFromSearch('')).toBe('')
  })

  it('is trimmed, and otherwise unchanged', () => {
    expect(promoCodeFromSearch(`?code=${encodeURIComponent(' spring-10% & more ')}`)).toBe('spring-10% & more')
    for (const code of ['YUM!', 'SAVE10?', '“A.B.”', "'TIS"]) expect(promoCodeFromSearch(`?code=${encodeURIComponent(code)}`)).toBe(code)
  })
})
