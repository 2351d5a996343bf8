import { expect, it } from 'vitest'
import { devAddress } from './devAddress.ts'

const apps = [{ name: 'business', otherNames: ['/gifting'] }, { name: 'embed' }]

it.each([
  ['/gifting', { redirect: '/business/' }],
  ['/gifting/', { redirect: '/business/' }],
  ['/business/gifting', { pageOf: 'business' }],
  ['/embed/', { pageOf: 'embed' }],
  ['/embed/privacy', { pageOf: 'embed' }],
  ['/embed/privacy/', { pageOf: 'embed' }],
  ['/embed/routes.tsx', null],
  ['/runtime/call', null],
  ['/@vite/client', null],
])('CAL-01 PRV-01 PUB-03 the development server leads %s to %j', (path, led) => {
  expect(devAddress(path, apps)).toEqual(led)
})
