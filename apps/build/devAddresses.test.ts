import { expect, it } from 'vitest'
import { devAddress } from './devAddresses.ts'

const apps = ['business', 'embed']

it.each([
  ['/gifting', { elsewhere: '/business/' }],
  ['/gifting/', { elsewhere: '/business/' }],
  ['/business/gifting', { page: '/business/index.html' }],
  ['/embed/privacy', { page: '/embed/index.html' }],
  ['/embed/privacy/', { page: '/embed/index.html' }],
  ['/embed/', null],
  ['/embed/main.tsx', null],
  ['/runtime/call', null],
  ['/@vite/client', null],
])('CAL-01 PRV-01 PUB-03 the development server leads %s to %j', (path, led) => {
  expect(devAddress(path, apps)).toEqual(led)
})
