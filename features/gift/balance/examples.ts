import * as z from 'zod/mini'
import { cents } from '../../shared/money/money.ts'
import { idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { getGiftBalance } from './api.ts'
import type { BalanceWire, BalanceView, GiftBalance } from './balance.ts'

const code = 'FEAST-2P9C-50'

export const partlySpent: { readonly code: string; readonly wire: BalanceWire } = {
  code,
  wire: { left: '18.40', amount: '50.00', country_code: 'US', status: 'claimed' },
}

const partly: GiftBalance = z.decode(getGiftBalance.response, { balance: partlySpent.wire })

export const balanceViews = {
  asking: { status: 'asking', submission: idle },
  resting: { status: 'resting', message: 'There were too many wrong codes.', seconds: 58 },
  known: { status: 'known', code, balance: partly },
} as const satisfies { readonly [S in BalanceView['status']]: Extract<BalanceView, { readonly status: S }> }

export const balanceVariants = {
  askingSending: { status: 'asking', submission: sending },
  askingRefused: { status: 'asking', submission: refusedWith('There is no gift with this code.', { status: 404 }) },
  askingUnknown: {
    status: 'asking',
    submission: { phase: 'unknown', message: 'You seem to be offline. Nothing you typed is lost: try again when you are connected.' },
  },
  knownWhole: {
    status: 'known',
    code,
    balance: { ...partly, left: cents(50_00), state: 'open', expiresOn: { day: '2029-11-20' }, currency: 'NZD' },
  },
  knownUnreadableExpiry: { status: 'known', code, balance: { ...partly, expiresOn: { day: null } } },
  knownWithTerms: { status: 'known', code, balance: { ...partly, finePrint: 'For dining in at Harbor & Rye.\nNot for other gift cards.' } },
  knownSpent: { status: 'known', code, balance: { ...partly, left: cents(0) } },
  knownExpired: { status: 'known', code, balance: { ...partly, left: cents(0), state: 'expired', expiresOn: { day: '2026-06-30' } } },
  knownCancelled: { status: 'known', code, balance: { ...partly, left: cents(0), state: 'cancelled' } },
  knownAmountless: { status: 'known', code, balance: { ...partly, amount: null } },
} as const satisfies Readonly<Record<string, BalanceView>>
