import { brands } from '../../../features/brands/examples/brands.ts'
import type { SandboxOffer } from './offer.ts'
import { endings } from './endings.ts'
import { variants } from './variants.ts'
import { refusals } from './refusals.ts'
import { sandboxOffer } from './sandboxOffer.ts'

/** Offers that can be claimed, by each kind of contact. */
const claimable: readonly SandboxOffer[] = [
  sandboxOffer({
    code: 'WELCOME25',
    title: 'By email',
    description: 'A new address gets its offer by mail; a member signs in and has it at once.',
    wire: {
      id: 101,
      name: '$25 off your first dinner',
      amount: '25.00',
      minimum_spend_required: true,
      minimum_spend_amount: '60.00',
      expiration: { mode: 'days', days: 45 },
      details: 'Dinner only. One offer for each table.',
      geo_name: 'West Village, New York',
      brand: brands.fiammetta,
    },
  }),
  sandboxOffer({
    code: 'PHONE25',
    title: 'By phone',
    description: 'A code is texted. A new number is led to the app; a member’s number is done.',
    wire: {
      id: 102,
      name: '$25 for ramen and then some',
      amount: '25.00',
      require_phone_to_claim: true,
      expiration: { mode: 'days', days: 30 },
      geo_name: 'Japantown, San Francisco',
      brand: brands.kumo,
    },
  }),
  sandboxOffer({
    code: 'OPTIN25',
    title: 'By email and phone',
    description: 'The restaurant asks for both, and for leave to write.',
    wire: {
      id: 103,
      name: '$25 toward tacos for the table',
      amount: '25.00',
      require_email_opt_in: true,
      minimum_spend_required: true,
      minimum_spend_amount: '40.00',
      expiration: { mode: 'days', days: 60 },
      geo_name: 'East Austin, Texas',
      brand: brands.nopal,
    },
  }),
  sandboxOffer({
    code: 'EXTRA25',
    title: 'With a second code',
    description: 'Asks for the code on the invitation: DINNER. Any other code: no longer available.',
    claimCode: 'DINNER',
    wire: {
      id: 104,
      name: '$25 for invited guests',
      amount: '25.00',
      additional_code_required: true,
      expiration: { mode: 'days', days: 14 },
      details: 'For guests of the spring supper club.',
      geo_name: 'Devon Avenue, Chicago',
      brand: brands.saffron,
    },
  }),
]

/** An offer for every outcome and every variant, each with a code. */
export const offers: readonly SandboxOffer[] = [...claimable, ...refusals, ...endings, ...variants]
