import { brands } from '../../../features/brands/examples/brands.ts'
import type { SandboxOffer } from './offer.ts'
import { memberTiers } from './refusals.ts'
import { sandboxOffer } from './sandboxOffer.ts'

/** Offers with unusual names, images, amounts and terms. */
export const variants: readonly SandboxOffer[] = [
  sandboxOffer({
    code: 'LONGNAME',
    title: 'Long names',
    description: 'Every name is long, and the picture is upright.',
    wire: {
      id: 401,
      name: 'A hundred and twenty-five dollars toward the eleven-course midwinter tasting menu with paired natural wines',
      amount: '125.00',
      minimum_spend_required: true,
      minimum_spend_amount: '480.00',
      details:
        'Not to be combined with the theatre menu, the market lunch, any other offer, or with gift cards bought before the first of October. Tax, gratuity and corkage are not included. Please tell us about allergies two days ahead.',
      geo_name: 'Saint-Germain-des-Prés and the Llanfairpwllgwyngyll Quarter, Minneapolis–Saint Paul',
      brand: brands.marguerite,
    },
  }),
  sandboxOffer({
    code: 'NOIMAGE',
    title: 'No pictures',
    description: 'The restaurant has neither a picture nor a logo.',
    wire: { id: 402, name: '$15 off supper', amount: '15.00', brand: brands.plain },
  }),
  sandboxOffer({
    code: 'NOBRAND',
    title: 'No restaurant',
    description: 'Good anywhere: it names no restaurant.',
    wire: { id: 403, name: '$20, wherever you eat', amount: '20.00', brand: null },
  }),
  sandboxOffer({
    code: 'LIMITED',
    title: 'Some days and hours',
    description: 'May be used on some days, at some hours.',
    wire: {
      id: 404,
      name: '$12 happy hour oysters',
      amount: '12.00',
      has_limited_days: true,
      redeemable_days: 'Monday to Thursday',
      has_limited_hours: true,
      redeemable_hours: '3:00 PM to 6:00 PM',
      geo_name: 'Old Port, Portland',
      brand: brands.harbor,
    },
  }),
  sandboxOffer({
    code: 'ANYAMOUNT',
    title: 'No amount',
    description: 'Names no amount: $25.00 is shown.',
    wire: { id: 405, name: 'Something off your dinner', amount: null, brand: brands.saffron },
  }),
  sandboxOffer({
    code: 'TIERS',
    title: 'With bonus tiers',
    description: 'New members only; a member is offered the tiers, one with odd cents.',
    wire: {
      id: 406,
      name: '$30 for newcomers',
      amount: '30.00',
      restrict_to_new_users: true,
      tiers: [...memberTiers, { ico_id: 'ico-1000', pay_amount: '1000.00', get_amount: '1333.50', rounded_bonus_amount: '333.50' }],
      brand: brands.kumo,
    },
  }),
]
