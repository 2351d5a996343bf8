import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { saveToken } from '../runtime/session/token.ts'
import { rememberCampaign } from '../runtime/page/campaign.ts'
import { isBought, isPurchaseLink, isSubscribe, pageLinks, subscribeHref } from './pageLinks.ts'
import { readLink } from './link.ts'
import { prefetch } from './prefetch.ts'

function pageAt(address: string, referrer = ''): void {
  const { hostname, origin, search, href } = new URL(address)
  vi.stubGlobal('location', { hostname, origin, search, href })
  Object.assign(document, { referrer })
}

beforeEach(() => {
  stubBrowser()
  pageAt('https://plain.example/checkout/?ico_id=ico-50')
})

it('CHK-01 a link names credit or a gift card; a link that names both sells the credit', () => {
  expect(readLink('?ico_id=a').option).toEqual({ kind: 'ico', id: 'a' })
  expect(readLink('?gco_id=b').option).toEqual({ kind: 'gco', id: 'b' })
  expect(readLink('?gco_id=b&ico_id=a').option).toEqual({ kind: 'ico', id: 'a' })
  expect(readLink('?ico_id=a').promoCode).toBeNull()
  for (const search of ['', '?ico_id=', '?id=a', '?code=SPRING10']) expect(readLink(search).option).toBeNull()
})

it('CHK-03 the order is read early as the member in this tab, and not without an option', () => {
  const showsPlaceholder = vi.fn(() => null)
  Object.assign(document, { querySelector: showsPlaceholder })
  pageAt('https://plain.example/checkout/?gco_id=gco-50&code=A%20B')
  expect(prefetch()).toEqual({ path: '/api/v5/purchase_options/gco/gco-50?code=A+B', token: null })
  // A guest has the form at once, and nobody else.
  expect(showsPlaceholder).not.toHaveBeenCalled()
  pageAt('https://plain.example/checkout/?gco_id=gco-50')
  saveToken('member')
  expect(prefetch()).toEqual({ path: '/api/v5/purchase_options/gco/gco-50', token: 'member' })
  pageAt('https://plain.example/checkout/?code=A')
  expect(prefetch()).toBeNull()
  expect(showsPlaceholder).toHaveBeenCalledTimes(2)
})

describe('CHK-08 the address that sells only subscriptions', () => {
  it.each([
    ['/checkout/subscribe', true],
    ['/checkout/subscribe/', true],
    ['/checkout/Subscribe', true],
    ['/checkout/', false],
    ['/subscribe/checkout/', false],
    ['/checkout/resubscribe', false],
  ])('%s: %j', (pathname, expected) => expect(isSubscribe(pathname)).toBe(expected))

  it('SUB-03 is another address than that of the member’s own subscriptions', () => {
    expect(['/checkout/subscription', '/checkout/Subscription/', '/checkout/purchase'].map(isBought)).toEqual([true, true, true])
    expect(['/checkout/subscribe', '/checkout/', '/subscription/checkout/'].map(isBought)).toEqual([false, false, false])
    expect(['/checkout/subscription', '/checkout/purchase/'].map(isPurchaseLink)).toEqual([false, true])
    expect(isSubscribe('/checkout/subscription')).toBe(false)
  })

  it('names the option, the page’s own promo code and the campaign', () => {
    const base = 'https://plain.example/checkout/subscribe'
    expect(subscribeHref(null, null)).toBe(base)
    expect(subscribeHref({ kind: 'gco', id: 'a b' }, null)).toBe(`${base}?gco_id=a+b`)
    rememberCampaign('?utm_source=mail')
    expect(subscribeHref({ kind: 'ico', id: 'a' }, 'SPRING 10')).toBe(`${base}?ico_id=a&code=SPRING+10&utm_source=mail`)
  })
})

describe('CHK-02 the way back', () => {
  const store = 'https://plain.example/store/menu?project=7#cash'

  it('is the store page from which the buyer came, and the enterprise’s store for everybody else', () => {
    pageAt('https://plain.example/checkout/', store)
    expect(pageLinks()).toEqual({
      host: 'plain',
      backHref: '/store/menu?project=7#cash',
      mapHref: '/embed/map',
      manageHref: '/checkout/subscription',
      passMapHref: '/embed/map?pass=true',
    })
    for (const elsewhere of ['', 'https://other.example/store/?project=7', 'https://plain.example/gift/', 'no address']) {
      pageAt('https://plain.example/checkout/', elsewhere)
      expect(pageLinks().backHref).toBe('/store/')
    }
  })

  it('ENT-06 leads to the gift cards on the host for gifts, unless the page it came from has a place of its own', () => {
    pageAt('https://give.plain.example/checkout/')
    expect(pageLinks()).toMatchObject({ host: 'give', backHref: '/store/#giftcards' })
    pageAt('https://give.plain.example/checkout/', 'https://give.plain.example/store/#cash')
    expect(pageLinks().backHref).toBe('/store/#cash')
    pageAt('https://pass.plain.example/checkout/')
    expect(pageLinks()).toMatchObject({ host: 'pass', backHref: '/store/' })
  })
})
