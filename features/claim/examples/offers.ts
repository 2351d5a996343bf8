import { cents } from '../../shared/money/money.ts'
import type { Brand, Offer, Tier } from '../offer.ts'

export const exampleBrand = (name: string, picture: string): Brand => ({
  name,
  heroUrl: `/pictures/${picture}-hero.svg`,
  logoUrl: `/pictures/${picture}-logo.svg`,
})
const harbor = exampleBrand('Harbor & Rye', 'harbor')
const kumo = exampleBrand('Kumo Ramen', 'kumo')
const longName = 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé'

const tier = (icoId: string, pay: number, get: number): Tier => ({ icoId, pay: cents(pay), get: cents(get), bonus: cents(get - pay) })
const tiers = [tier('ico-50', 5_000, 6_000), tier('ico-100', 10_000, 12_500), tier('ico-250', 25_000, 32_500)]

const plain: Offer = {
  id: 101,
  name: '$25 off your first dinner',
  amount: cents(2_500),
  minimumSpend: null,
  expiration: { mode: 'days', days: 30 },
  newUsersOnly: false,
  contactNeed: 'email',
  needsClaimCode: false,
  redeemable: { days: null, hours: null },
  details: null,
  open: true,
  geoName: null,
  brand: exampleBrand('Osteria Fiammetta', 'fiammetta'),
  group: null,
  invitation: null,
  tiers: [],
}
export const exampleOffer = (id: number, name: string, parts: Partial<Offer>): Offer => ({ ...plain, id, name, ...parts })

/** Offers, each named by what is special about it. */
export const offers = {
  byEmail: exampleOffer(101, plain.name, {
    minimumSpend: cents(6_000),
    expiration: { mode: 'days', days: 45 },
    details: 'Dinner only. One offer for each table.',
    geoName: 'West Village, New York',
  }),
  byPhone: exampleOffer(102, '$25 for ramen and then some', { contactNeed: 'phone', geoName: 'Japantown, San Francisco', brand: kumo }),
  byEmailAndPhone: exampleOffer(103, '$25 toward tacos for the table', {
    minimumSpend: cents(4_000),
    expiration: { mode: 'days', days: 60 },
    contactNeed: 'emailAndPhone',
    geoName: 'East Austin, Texas',
    brand: exampleBrand('Casa Nopal', 'nopal'),
  }),
  withClaimCode: exampleOffer(104, '$25 for invited guests', {
    expiration: { mode: 'days', days: 14 },
    needsClaimCode: true,
    details: 'For guests of the spring supper club.',
    brand: exampleBrand('Saffron Court', 'saffron'),
  }),
  newMembersOnly: exampleOffer(201, '$25 to say hello', { newUsersOnly: true, tiers }),
  manyTiers: exampleOffer(406, '$30 for newcomers', {
    amount: cents(3_000),
    newUsersOnly: true,
    brand: kumo,
    tiers: [...tiers, tier('ico-1000', 100_000, 133_350)],
  }),
  userReferral: exampleOffer(206, 'A friend’s $20', { amount: cents(2_000), brand: harbor, invitation: 'member' }),
  ambassadorReferral: exampleOffer(207, 'Dinner, with Olive’s compliments', {
    amount: cents(3_000),
    brand: harbor,
    group: { name: 'Olive’s supper table', imageUrl: '/pictures/saffron-logo.svg' },
    invitation: 'ambassador',
  }),
  endsAfterDays: exampleOffer(301, '$10 off brunch', { amount: cents(1_000), expiration: { mode: 'days', days: 7 }, brand: harbor }),
  endsAfterOneDay: exampleOffer(302, '$10 off tonight', { amount: cents(1_000), expiration: { mode: 'days', days: 1 }, brand: kumo }),
  endsOnDate: exampleOffer(303, '$40 for a winter evening', { amount: cents(4_000), expiration: { mode: 'setDate', date: '2027-01-31' } }),
  neverEnds: exampleOffer(304, '$5 off, any day', { amount: cents(500), expiration: { mode: 'none' } }),
  longNames: exampleOffer(
    401,
    'A hundred and twenty-five dollars toward the eleven-course midwinter tasting menu with paired natural wines',
    {
      amount: cents(12_500),
      minimumSpend: cents(48_000),
      details:
        'Not to be combined with the theatre menu, the market lunch, any other offer, or with gift cards bought before the first of October. Tax, gratuity and corkage are not included. Please tell us about allergies two days ahead.',
      geoName: 'Saint-Germain-des-Prés and the Llanfairpwllgwyngyll Quarter, Minneapolis–Saint Paul',
      brand: exampleBrand(longName, 'marguerite'),
    },
  ),
  noPictures: exampleOffer(402, '$15 off supper', {
    amount: cents(1_500),
    brand: { name: 'The Corner Table', heroUrl: null, logoUrl: null },
  }),
  noBrand: exampleOffer(403, '$20, wherever you eat', { amount: cents(2_000), brand: null }),
  limited: exampleOffer(404, '$12 happy hour oysters', {
    amount: cents(1_200),
    redeemable: { days: 'Monday to Thursday', hours: '3:00 PM to 6:00 PM' },
    geoName: 'Old Port, Portland',
    brand: harbor,
  }),
  noAmount: exampleOffer(405, 'Something off your dinner', { amount: null, brand: exampleBrand('Saffron Court', 'saffron') }),
} as const satisfies Record<string, Offer>
