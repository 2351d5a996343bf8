import { afterEach, expect, it, vi } from 'vitest'
import { apiOrigin, bankLink, thirdPartyButtonMay } from './deployment.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['https://API.example:8443/v5?key=1', 'https://api.example:8443'],
  ['', ''],
  [undefined, ''],
])('NET-01 the address %j of the API has the origin %j, to which a path can be added', (address, origin) => {
  vi.stubEnv('API_ORIGIN', address)
  expect(apiOrigin()).toBe(origin)
})

it('NET-01 refuses to build for an address that is not valid', () => {
  vi.stubEnv('API_ORIGIN', 'api.example')
  expect(apiOrigin).toThrow()
})

it('PUB-04 refuses to build for an environment that the bank link does not have', () => {
  vi.stubEnv('BANK_LINK', 'staging')
  expect(bankLink).toThrow('BANK_LINK is "staging"')
})

it('PUB-05 lets a deployment name what a third party’s frame may do, and nothing that leads the page away', () => {
  vi.stubEnv('THIRD_PARTY_BUTTON_MAY', 'allow-scripts  allow-same-origin')
  expect(thirdPartyButtonMay()).toEqual(['allow-scripts', 'allow-same-origin'])
  vi.stubEnv('THIRD_PARTY_BUTTON_MAY', 'allow-scripts allow-top-navigation')
  expect(thirdPartyButtonMay).toThrow('"allow-top-navigation"')
  vi.stubEnv('THIRD_PARTY_BUTTON_MAY', undefined)
  expect(thirdPartyButtonMay()).toEqual([])
})
