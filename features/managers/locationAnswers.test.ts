import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { employeesResponse } from './check/employee.ts'
import { locationsResponse } from './location.ts'

it('MGR-03 locations, with what they allow on a bill', () => {
  const location = {
    id: 700,
    name: 'Harbor & Rye',
    address: '12 Dock Street',
    city: 'Portland',
    state: 'ME',
    zip_code: 4101,
    timezone: 'America/New_York',
    day_ends_at: 2,
    project_id: 70,
    project: { slug: 'harbor-and-rye', stripe_public_key: 'pk_harbor', logo_path: '/logos/harbor.svg' },
    country_code: 'NZ',
    supports_split_payment: true,
    tipping_enabled: '1',
    custom_tip_percent0: 0,
    custom_tip_percent1: '18',
    custom_tip_percent3: 22,
    autograt_mode: 'always_on',
    autograt_percent: 20,
    tax_percent: 8.5,
    pos_type: 'legacy',
  }
  const bare = { id: 'l2', name: 'Kumo', project_id: 71, autograt_mode: 'always_on', pos_type: 'open_checks' }
  const read = z.parse(locationsResponse, { locations: [location, bare, { ...location, autograt_mode: 'disabled' }] })
  expect(read).toMatchObject([
    {
      id: '700',
      name: 'Harbor & Rye',
      address: '12 Dock Street, Portland, ME 04101',
      timeZone: 'America/New_York',
      dayEndsAt: 2,
      project: 'harbor-and-rye',
      currency: 'NZD',
      stripeKey: 'pk_harbor',
      logo: '/logos/harbor.svg',
      rules: {
        supportsSplit: true,
        tippingEnabled: true,
        tipPercents: [0, 18, 22],
        autoGratuity: 'always',
        autoGratuityPercent: 20,
        taxPercent: 8.5,
        isLegacyPos: true,
      },
    },
    {
      id: 'l2',
      address: null,
      timeZone: 'unknown',
      dayEndsAt: 4,
      project: '71',
      currency: null,
      stripeKey: null,
      logo: null,
      rules: { supportsSplit: false, tippingEnabled: false, tipPercents: [], autoGratuity: 'disabled', taxPercent: 0, isLegacyPos: false },
    },
    { rules: { autoGratuity: 'disabled' } },
  ])
  expect(z.parse(locationsResponse, { locations: [{ ...location, autograt_mode: 'optional' }] })[0]?.rules.autoGratuity).toBe('optional')
})

it('MGR-06 employees, whose PIN keeps its zeros', () => {
  const employees = [
    { first_name: 'Sam', last_name: 'Ortiz', pin: '0417' },
    { last_name: 'Lee', pin: 417 },
    { pin: 1 },
    { first_name: 'No PIN' },
  ]
  expect(z.parse(employeesResponse, { employees })).toEqual([
    { name: 'Sam Ortiz', pin: '0417' },
    { name: 'Lee', pin: '417' },
    { name: 'Employee', pin: '1' },
  ])
})
