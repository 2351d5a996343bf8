import { expect, it } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'
import { chargeLimits } from './chargeLimits.ts'

it('CHK-04 the limits of a charge are those of the deployment, and Stripe’s where it names none', () => {
  stubBrowser()
  const stripes = { least: 50, greatest: 999_999_99 }
  expect(chargeLimits()).toEqual({ USD: stripes, NZD: stripes })
  stubBrowser({ chargeLimits: ['NZD:1.00-5000.00'] })
  expect(chargeLimits()).toEqual({ USD: stripes, NZD: { least: 1_00, greatest: 5_000_00 } })
})
