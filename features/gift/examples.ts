import * as z from 'zod/mini'
import { getGift } from './api.ts'
import { type GiftWire, type Gift, type GiftView, type OpenGift, getGiftView } from './gift.ts'
import { harborBrand } from '../shared/api/examples/harborBrand.ts'
import { ready } from '../shared/api/remote.ts'

const today = { begun: '2026-11-20' }

const dinner: GiftWire = {
  name: 'Ada',
  amount: '50.00',
  was_sent: true,
  country_code: 'US',
  redeem_code: 'FEAST-7K2M-40',
  status: 'open',
  brand: harborBrand,
}

/** The sandbox's gifts, by the token in their links, and what each shows. */
export const gifts: Readonly<Record<string, { readonly title: string; readonly wire: GiftWire }>> = {
  dinner: { title: 'A gift of $50', wire: dinner },
  voucher: {
    title: 'A voucher of New Zealand, with its expiry',
    wire: {
      ...dinner,
      name: 'Mere',
      country_code: 'NZ',
      amount: '120.00',
      redeem_code: 'KAI-8841-0092',
      expires_on: '2029-11-20',
      brand: null,
    },
  },
  plain: { title: 'Nobody is named, no amount, no restaurant', wire: { redeem_code: 'TABLE-1001' } },
  birthday: { title: 'A gift card with the picture that its buyer chose', wire: { ...dinner, brand: null, design: 'birthday' } },
  promoted: { title: 'A gift whose amount holds a bonus', wire: { ...dinner, amount: '55.00', bonus: '5.00' } },
  walleted: {
    title: 'For the wallets of phones',
    wire: { ...dinner, apple_wallet_url: 'https://passes.example/dinner.pkpass', google_wallet_url: 'https://passes.example/save/dinner' },
  },
  unpictured: { title: 'A restaurant without pictures', wire: { ...dinner, brand: { name: 'The Corner Table' } } },
  redeemed: { title: 'Claimed already', wire: { ...dinner, status: 'claimed' } },
  expired: { title: 'Expired', wire: { ...dinner, status: 'expired', expires_on: '2026-06-30' } },
  cancelled: { title: 'Cancelled, or sent anew to a corrected address', wire: { ...dinner, status: 'cancelled', redeem_code: null } },
}

const giftOf = (token: string): Gift => z.decode(getGift.response, { gift: gifts[token]?.wire ?? dinner })
const facts = giftOf('dinner')
const open: OpenGift = { ...facts, state: 'open', code: 'FEAST-7K2M-40' }

export const giftViews = {
  loading: { status: 'loading' },
  failed: { status: 'failed', cause: { kind: 'offline' } },
  unknown: { status: 'unknown' },
  sealed: { status: 'sealed', gift: open },
  open: { status: 'open', gift: open },
  redeemed: { status: 'redeemed', gift: { ...facts, state: 'redeemed' } },
  expired: { status: 'expired', gift: { ...facts, state: 'expired', expiresOn: { day: '2026-06-30' } } },
  cancelled: { status: 'cancelled', gift: { ...facts, state: 'cancelled' } },
  noGift: { status: 'noGift' },
} as const satisfies { readonly [S in GiftView['status']]: Extract<GiftView, { readonly status: S }> }

export const giftVariants = {
  openVoucher: getGiftView(ready(giftOf('voucher')), today),
  openPlain: getGiftView(ready(giftOf('plain')), today),
  openBirthday: getGiftView(ready(giftOf('birthday')), today),
  openPromoted: getGiftView(ready(giftOf('promoted')), today),
  openWalleted: getGiftView(ready(giftOf('walleted')), today),
  openUnpictured: getGiftView(ready(giftOf('unpictured')), today),
  openUnreadableExpiry: getGiftView(ready({ ...open, expiresOn: { day: null } }), today),
  openLongCode: getGiftView(ready({ ...open, code: 'A-VERY-LONG-CODE-4417-2290-3358-9931-0045' }), today),
  expiredUndated: getGiftView(ready({ ...giftOf('plain'), state: 'expired' }), today),
} as const satisfies Readonly<Record<string, GiftView>>
