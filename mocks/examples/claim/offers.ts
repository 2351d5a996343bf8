import { exampleBrand, exampleOffer, offers as examples } from '../../../features/claim/examples/offers.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { catalogue } from '../../state/memory/refusal.ts'
import type { SandboxOffer } from './offer.ts'
import { sandboxOffer as offer } from './sandboxOffer.ts'

const kumo = exampleBrand('Kumo Ramen', 'kumo')
const nopal = exampleBrand('Casa Nopal', 'nopal')
const saffron = exampleBrand('Saffron Court', 'saffron')
const anyone = 'anyone'

/** Offers that can be claimed, by each kind of contact. */
const claimable: readonly SandboxOffer[] = [
  offer('WELCOME25', 'By email', 'A new address gets its offer by mail; a member signs in and has it at once.', examples.byEmail),
  offer('PHONE25', 'By phone', 'A code is texted. A new number is led to the app; a member’s number is done.', examples.byPhone),
  offer('OPTIN25', 'By email and phone', 'The restaurant asks for both, and for leave to write.', examples.byEmailAndPhone),
  offer(
    'EXTRA25',
    'With a second code',
    'Asks for the code on the invitation: DINNER. Any other code: no longer available.',
    examples.withClaimCode,
    { claimCode: 'DINNER' },
  ),
]

/** Offers that end in a refusal or a warning: one for each row of the error catalogue. */
const refusals: readonly SandboxOffer[] = [
  offer(
    'NEWONLY',
    'New members only',
    'A new guest can claim it. A member sees why not, and what to buy instead.',
    examples.newMembersOnly,
  ),
  offer(
    'PREVCLAIMED',
    'Claimed before',
    'Whoever claims it has claimed it already.',
    exampleOffer(202, '$25 toward ramen', { brand: kumo }),
    { outcome: catalogue.alreadyClaimed, leadsTo: { status: 'prevClaimed', guest: anyone } },
  ),
  offer(
    'PREVUSED',
    'Used before',
    'Every guest has used it already, without claiming it.',
    exampleOffer(203, '$15 off lunch', { amount: cents(15_00), brand: nopal }),
    { outcome: 'used', leadsTo: { status: 'prevUsed', guest: anyone } },
  ),
  offer(
    'EXPIRED',
    'No longer valid when claimed',
    'Loads well, and is refused in the end: to new guests and to members.',
    exampleOffer(204, '$25 off the autumn menu', { brand: saffron }),
    { outcome: catalogue.notValid, leadsTo: { status: 'returnUserNoLongerAvailable', guest: 'member' } },
  ),
  offer(
    'ENDED',
    'No longer valid at all',
    'Refused as soon as it is loaded.',
    exampleOffer(205, '$25 off the summer menu', { open: false, brand: saffron }),
    { outcome: 'gone' },
  ),
  offer('OWNREFERRAL', 'One’s own referral', 'The member’s own referral: anyone else may claim it.', examples.userReferral, {
    referrers: ['member'],
    leadsTo: { status: 'claimOwnReferral', guest: 'member' },
  }),
  offer(
    'AMBASSADOR',
    'An ambassador’s referral',
    'Says who invites, with the group’s picture; claimed like any other.',
    examples.ambassadorReferral,
  ),
  offer(
    'SUSPENDED',
    'Account suspended',
    'Whoever claims it is told that the account is suspended.',
    exampleOffer(208, '$25 off dinner', { brand: kumo }),
    { outcome: catalogue.suspended, leadsTo: { status: 'suspendedAccount', guest: anyone } },
  ),
  offer(
    'UNIQUE',
    'Unique code, claimed before',
    'The code was meant for one guest and is taken: refused.',
    exampleOffer(209, '$50, for you alone', { amount: cents(50_00) }),
    { outcome: catalogue.uniqueClaimed },
  ),
  offer(
    'UNIQUENOTICE',
    'Unique code, claimed before, still good',
    'The claim succeeds, with a message about the code.',
    exampleOffer(210, '$50, for you alone', { amount: cents(50_00), brand: nopal }),
    { outcome: 'uniqueNotice' },
  ),
]

/** Every result of a claim. */
const endings: readonly SandboxOffer[] = [
  offer('DAYS7', 'Ends after days', 'Seven days from the claim.', examples.endsAfterDays),
  offer('ONEDAY', 'Ends after one day', 'One day from the claim: the singular.', examples.endsAfterOneDay),
  offer('SETDATE', 'Ends on a date', 'The 31st of January 2027.', examples.endsOnDate),
  offer('NOEND', 'Never ends', 'The offer has no end.', examples.neverEnds),
  offer(
    'UNSAID',
    'Says nothing of its end',
    'Thirty days, then, from the claim.',
    exampleOffer(305, '$20 off thali night', { amount: cents(20_00), expiration: null, brand: saffron }),
  ),
]

/** Offers with unusual names, images, amounts and terms. */
const variants: readonly SandboxOffer[] = [
  offer('LONGNAME', 'Long names', 'Every name is long, and the picture is upright.', examples.longNames),
  offer('NOIMAGE', 'No pictures', 'The restaurant has neither a picture nor a logo.', examples.noPictures),
  offer('NOBRAND', 'No restaurant', 'Good anywhere: it names no restaurant.', examples.noBrand),
  offer('LIMITED', 'Some days and hours', 'May be used on some days, at some hours.', examples.limited),
  offer('ANYAMOUNT', 'No amount', 'Names no amount: $25.00 is shown.', examples.noAmount),
  offer('TIERS', 'With bonus tiers', 'New members only; a member is offered the tiers, one with odd cents.', examples.manyTiers),
]

/** An offer for every outcome and every variant, each with a code. */
export const offers: readonly SandboxOffer[] = [...claimable, ...refusals, ...endings, ...variants]
