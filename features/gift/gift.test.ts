import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../shared/api/answers/answer.ts'
import { dayEverywhere } from '../shared/dates/dayEverywhere.ts'
import { failedToLoad, ready } from '../shared/api/remote.ts'
import { giftViews } from './examples.ts'
import { giftResponse, getGiftView } from './gift.ts'
import { detectDevice } from '../shared/device/device.ts'
import { spellOut } from './spellOut.ts'

it('GFT-01 links one store on a phone, and both in a wide window', () => {
  const phones = ['iPhone; CPU iPhone OS 19_0 like Mac OS X', 'iPad; CPU OS 19_0', 'Macintosh; Intel Mac OS X', 'Linux; Android 16']
  expect(phones.map((phone) => detectDevice(`Mozilla/5.0 (${phone})`, false))).toEqual(['ios', 'ios', 'ios', 'android'])
  expect(detectDevice('Mozilla/5.0 (Linux; Android 16)', true)).toBe('desktop')
})

it('GFT-03 spells a code for who cannot copy it', () => {
  expect(spellOut('AB-12')).toBe('A, B, dash, 1, 2')
})

const read = (gift: object) => z.safeDecode(giftResponse, { gift })
const viewOf = (gift: object) => getGiftView(ready(z.parse(giftResponse, { gift })), { begun: '2026-11-20' })

describe('GFT-03 a gift', () => {
  it.each([
    ['claimed', 'redeemed'],
    ['redeemed', 'redeemed'],
    ['expired', 'expired'],
    ['cancelled', 'cancelled'],
    ['Canceled', 'cancelled'],
    ['EXPIRED', 'expired'],
    ['refunded', 'cancelled'],
  ])('that is %s needs no code', (status, shown) => {
    const view = viewOf({ status, name: 'Ada' })
    expect(view).toMatchObject({ status: shown, gift: { from: 'Ada' } })
    expect(view).not.toHaveProperty('gift.code')
  })

  it('that is called open is expired once its last day has ended everywhere', () => {
    const endsOn = (expires_on: string) => viewOf({ redeem_code: 'FEAST', expires_on })
    expect(endsOn('2026-11-19')).toMatchObject({ status: 'expired', gift: { state: 'expired', expiresOn: { day: '2026-11-19' } } })
    expect(endsOn('2026-11-19')).not.toHaveProperty('gift.code')
    expect(endsOn('2026-11-20')).toMatchObject({ status: 'open' })
    // Noon in London: in Hawaii it is the night before, so the day before has not ended there.
    expect(dayEverywhere(Date.UTC(2026, 10, 20, 11, 59))).toEqual({ begun: '2026-11-19' })
  })

  it('LAW-03 without an expiry has none, and one whose expiry cannot be read does not claim that', () => {
    const endsOn = (expires_on?: unknown) => viewOf({ redeem_code: 'FEAST', expires_on })
    for (const none of [undefined, null]) expect(endsOn(none)).toMatchObject({ status: 'open', gift: { expiresOn: null } })
    expect(endsOn('2029-11-21T23:59:59-06:00')).toMatchObject({ gift: { expiresOn: { day: '2029-11-21' } } })
    for (const read of ['21/11/2019', '2019-02-30', 1_574_294_400])
      expect(endsOn(read)).toMatchObject({ status: 'open', gift: { expiresOn: { day: null } } })
  })

  it('that is open has a code, and is open unless the server knows better', () => {
    expect(viewOf({ redeem_code: ' FEAST ' })).toMatchObject({ status: 'open', gift: { code: 'FEAST', from: null, amount: null } })
    expect(viewOf({ redeem_code: 20_250 })).toMatchObject({ gift: { code: '20250' } })
    expect(read({ status: 'open', redeem_code: ' ' }).success).toBe(false)
    expect(read({ status: 'open' }).success).toBe(false)
    for (const status of ['scheduled', 'on hold', 7]) expect(read({ status, redeem_code: 'FEAST' }).success).toBe(false)
  })

  it('of nothing has no amount, and links that are no links are left out', () => {
    const gift = { redeem_code: 'FEAST', amount: 0, app_store_url: 'javascript:alert(1)', play_store_url: 'http://play.example/app' }
    expect(viewOf({ ...gift, qr_code_url: '/open' })).toMatchObject({
      gift: { amount: null, appStoreUrl: null, playStoreUrl: null, qrUrl: '/open' },
    })
  })

  it('has all that the server says', () => {
    const links = { qr_code_url: 'https://open.example', app_store_url: 'HTTPS://apps.example', play_store_url: 'https://play.example' }
    const brand = {
      name: 'Saffron',
      logo: '/logo.svg',
      hero_image: 'https://images.example/hero.avif',
      hero_image_360: '/hero-360.avif',
      hero_image_720: '/hero-720.avif',
    }
    expect(
      viewOf({
        name: 'Ada',
        amount: '25.00',
        bonus: '5.00',
        was_sent: true,
        country_code: 'NZ',
        redeem_code: 'FEAST',
        expires_on: '2029-11-21',
        design: 'thanks',
        ...links,
        apple_wallet_url: 'https://passes.example/1.pkpass',
        google_wallet_url: 'javascript:alert(1)',
        brand,
      }),
    ).toEqual({
      status: 'open',
      gift: {
        state: 'open',
        code: 'FEAST',
        from: 'Ada',
        amount: 25_00,
        bonus: 5_00,
        wasSent: true,
        currency: 'NZD',
        expiresOn: { day: '2029-11-21' },
        qrUrl: 'https://open.example',
        appStoreUrl: 'HTTPS://apps.example',
        playStoreUrl: 'https://play.example',
        passes: { apple: 'https://passes.example/1.pkpass', google: null },
        design: 'thanks',
        brand: {
          name: 'Saffron',
          logo: '/logo.svg',
          hero: 'https://images.example/hero.avif',
          heroWidths: { 360: '/hero-360.avif', 720: '/hero-720.avif' },
        },
      },
    })
    expect(viewOf({ redeem_code: 'FEAST', country_code: 'US' })).toMatchObject({ gift: { currency: 'USD' } })
    expect(viewOf({ redeem_code: 'FEAST', country_code: 'AU', qr_code_url: 'see https://open.example', design: 'easter' })).toMatchObject({
      gift: { currency: null, qrUrl: null, design: null },
    })
  })

  it('keeps the restaurant whose name is missing', () => {
    expect(viewOf({ redeem_code: 'FEAST', brand: { logo: '/logo.svg' } })).toMatchObject({
      gift: { brand: { name: null, logo: '/logo.svg', hero: null, heroWidths: null } },
    })
  })

  it.each<[string, Failure, string]>([
    ['unknown', { kind: 'refused', status: 404, message: null }, 'unknown'],
    ['asked for too often', { kind: 'refused', status: 429, message: null }, 'failed'],
    ['offline', { kind: 'offline' }, 'failed'],
  ])('that cannot be read: %s', (_, cause, status) => {
    expect(getGiftView(failedToLoad(cause), { begun: '2026-11-20' })).toMatchObject(status === 'failed' ? { status, cause } : { status })
  })
})

it('GFT-01 is wrapped until it is opened; GFT-02 an address without a gift invites to the app', () => {
  const { gift } = giftViews.open
  expect(getGiftView(ready(gift), { begun: '2026-11-20' }, false)).toEqual({ status: 'sealed', gift })
  expect(getGiftView(ready(gift), { begun: '2026-11-20' }, true)).toEqual({ status: 'open', gift })
  expect(getGiftView(null, { begun: '2026-11-20' })).toEqual({ status: 'noGift' })
})
