import { expect, it } from 'vitest'
import { addressOf } from './addressOf.ts'

const dock = { addressOne: '12 Dock Street', addressTwo: 'Floor 2', city: 'Portland', state: 'ME', zipCode: '04101' }

it.each([
  [{}, '12 Dock Street, Floor 2, Portland, ME 04101'],
  [{ addressTwo: null, state: null }, '12 Dock Street, Portland, 04101'],
  [{ addressOne: null, addressTwo: null, zipCode: null }, 'Portland, ME'],
  [{ addressOne: null, addressTwo: null, city: null, state: null, zipCode: null }, ''],
])('PRT-04 an address without %j is on one line, without gaps', (missing, line) => {
  expect(addressOf({ ...dock, ...missing })).toBe(line)
})
