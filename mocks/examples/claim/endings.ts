import { brands } from '../../../features/brands/examples/brands.ts'
import type { SandboxOffer } from './offer.ts'
import { sandboxOffer } from './sandboxOffer.ts'

/** Every result of a claim (CLM-28). */
export const endings: readonly SandboxOffer[] = [
  sandboxOffer({
    code: 'DAYS7',
    title: 'Ends after days',
    description: 'Seven days from the claim.',
    wire: { id: 301, name: '$10 off brunch', amount: '10.00', expiration: { mode: 'days', days: 7 }, brand: brands.harbor },
  }),
  sandboxOffer({
    code: 'ONEDAY',
    title: 'Ends after one day',
    description: 'One day from the claim: the singular.',
    wire: { id: 302, name: '$10 off tonight', amount: '10.00', expiration: { mode: 'days', days: 1 }, brand: brands.kumo },
  }),
  sandboxOffer({
    code: 'SETDATE',
    title: 'Ends on a date',
    description: 'The 31st of January 2027.',
    wire: {
      id: 303,
      name: '$40 for a winter evening',
      amount: '40.00',
      expiration: { mode: 'set_date', date: '2027-01-31' },
      brand: brands.fiammetta,
    },
  }),
  sandboxOffer({
    code: 'NOEND',
    title: 'Never ends',
    description: 'The offer has no end.',
    wire: { id: 304, name: '$5 off, any day', amount: '5.00', expiration: { mode: 'no_expiration' }, brand: brands.nopal },
  }),
  sandboxOffer({
    code: 'UNSAID',
    title: 'Says nothing of its end',
    description: 'Thirty days, then, from the claim.',
    wire: { id: 305, name: '$20 off thali night', amount: '20.00', expiration: null, brand: brands.saffron },
  }),
]
