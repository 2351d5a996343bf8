import { brands } from '../../../features/brands/examples/brands.ts'
import type { SandboxOffer } from './offer.ts'
import { catalogue } from '../../state/memory/refusal.ts'
import { sandboxOffer } from './sandboxOffer.ts'

/** Bonuses that a member can buy instead (CLM-27). */
export const memberTiers = [
  { ico_id: 'ico-50', pay_amount: '50.00', get_amount: '60.00', rounded_bonus_amount: '10.00' },
  { ico_id: 'ico-100', pay_amount: '100.00', get_amount: '125.00', rounded_bonus_amount: '25.00' },
  { ico_id: 'ico-250', pay_amount: '250.00', get_amount: '325.00', rounded_bonus_amount: '75.00' },
]

/** Offers that end in a refusal or a warning: one for each row of the error catalogue (CLM-25). */
export const refusals: readonly SandboxOffer[] = [
  sandboxOffer({
    code: 'NEWONLY',
    title: 'New members only',
    description: 'A new guest can claim it. A member sees why not, and what to buy instead.',
    wire: {
      id: 201,
      name: '$25 to say hello',
      amount: '25.00',
      restrict_to_new_users: true,
      expiration: { mode: 'days', days: 30 },
      tiers: memberTiers,
      brand: brands.fiammetta,
    },
  }),
  sandboxOffer({
    code: 'PREVCLAIMED',
    title: 'Claimed before',
    description: 'Whoever claims it has claimed it already.',
    outcome: catalogue.alreadyClaimed,
    leadsTo: { status: 'prevClaimed', guest: 'anyone' },
    wire: { id: 202, name: '$25 toward ramen', amount: '25.00', brand: brands.kumo },
  }),
  sandboxOffer({
    code: 'PREVUSED',
    title: 'Used before',
    description: 'Every guest has used it already, without claiming it.',
    outcome: 'used',
    leadsTo: { status: 'prevUsed', guest: 'anyone' },
    wire: { id: 203, name: '$15 off lunch', amount: '15.00', brand: brands.nopal },
  }),
  sandboxOffer({
    code: 'EXPIRED',
    title: 'No longer valid when claimed',
    description: 'Loads well, and is refused in the end: to new guests and to members.',
    outcome: catalogue.notValid,
    leadsTo: { status: 'returnUserNoLongerAvailable', guest: 'member' },
    wire: { id: 204, name: '$25 off the autumn menu', amount: '25.00', brand: brands.saffron },
  }),
  sandboxOffer({
    code: 'ENDED',
    title: 'No longer valid at all',
    description: 'Refused as soon as it is loaded.',
    outcome: 'gone',
    wire: { id: 205, name: '$25 off the summer menu', amount: '25.00', status: 'expired', brand: brands.saffron },
  }),
  sandboxOffer({
    code: 'OWNREFERRAL',
    title: 'One’s own referral',
    description: 'The member’s own referral: anyone else may claim it.',
    referrers: ['member'],
    leadsTo: { status: 'claimOwnReferral', guest: 'member' },
    wire: { id: 206, type: 'user_referral', name: 'A friend’s $20', amount: '20.00', brand: brands.harbor },
  }),
  sandboxOffer({
    code: 'AMBASSADOR',
    title: 'An ambassador’s referral',
    description: 'Says who invites, with the group’s picture; claimed like any other.',
    wire: {
      id: 207,
      type: 'ambassador_referral',
      name: 'Dinner, with Olive’s compliments',
      amount: '30.00',
      brand: brands.harbor,
      group: { name: 'Olive’s supper table', image_url: '/pictures/saffron-logo.svg' },
    },
  }),
  sandboxOffer({
    code: 'SUSPENDED',
    title: 'Account suspended',
    description: 'Whoever claims it is told that the account is suspended.',
    outcome: catalogue.suspended,
    leadsTo: { status: 'suspendedAccount', guest: 'anyone' },
    wire: { id: 208, name: '$25 off dinner', amount: '25.00', brand: brands.kumo },
  }),
  sandboxOffer({
    code: 'UNIQUE',
    title: 'Unique code, claimed before',
    description: 'The code was meant for one guest and is taken: refused.',
    outcome: catalogue.uniqueClaimed,
    wire: { id: 209, name: '$50, for you alone', amount: '50.00', brand: brands.fiammetta },
  }),
  sandboxOffer({
    code: 'UNIQUENOTICE',
    title: 'Unique code, claimed before, still good',
    description: 'The claim succeeds, with a message about the code.',
    outcome: 'uniqueNotice',
    wire: { id: 210, name: '$50, for you alone', amount: '50.00', brand: brands.nopal },
  }),
]
