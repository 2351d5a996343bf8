import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { deployment, sharedDomain, variables } from './deployment.ts'

it.each([
  ['https://api.example', 'https://api.example'],
  ['https://api.example/', 'https://api.example'],
  ['https://API.example:8443/?key=1', 'https://api.example:8443'],
  ['https://gateway.example/api-gw/', 'https://gateway.example/api-gw'],
  ['', ''],
  [undefined, ''],
])('NET-01 REL-02 the address %j of the API is %j, to which a path can be added', (address, origin) => {
  expect(deployment({ API_ORIGIN: address }).apiOrigin).toBe(origin)
})

it.each([
  ['NET-01', 'API_ORIGIN', 'api.example'],
  ['PUB-04', 'BANK_LINK', 'staging'],
  ['PUB-05', 'THIRD_PARTY_BUTTON_MAY', 'allow-scripts allow-top-navigation'],
  ['Also', 'EMBED_PARENTS', 'https://paper.example town'],
  ['Also', 'RETURN_TARGETS', 'lunch'],
  ['Also', 'MAP_STYLE', 'style.json'],
  ['Also', 'MAP_STYLE', '//tiles.example/style.json'],
  ['CHK-04', 'CHARGE_LIMITS', 'USD:0.50-'],
  ['CHK-04', 'CHARGE_LIMITS', 'EUR:0.50-100.00'],
  ['REL-01', 'RELEASE', 'a name'],
  ['Also', 'SIGNALS', 'no-such-file.js'],
  ['Also', 'POLICY_REPORTS', 'http://tell.example'],
  ['Also', 'TRANSPORT_SECURITY', 'off'],
  ['Also', 'TOOLS_ADDRESS', 'tools.example'],
  ['One host of two:', 'TOOLS_ADDRESS', 'https://tools.dine.example'],
])('%s refuses to build where %s is %j', (_, variable, value) => {
  expect(() => deployment({ [variable]: value })).toThrow(`${variable} is "${value}"`)
})

it('PUB-05 lists are separated by spaces', () => {
  const { thirdPartyButtonMay, returnTargets, embedParents } = deployment({
    THIRD_PARTY_BUTTON_MAY: 'allow-scripts  allow-same-origin',
    RETURN_TARGETS: 'https://order.example/menu lunch:',
  })
  expect(thirdPartyButtonMay).toEqual(['allow-scripts', 'allow-same-origin'])
  expect(returnTargets).toEqual(['https://order.example', 'lunch:'])
  expect(embedParents).toEqual([])
})

it('two hosts are folders in one domain', () => {
  const one = 'https://dine.example'
  const { guestsAddress, toolsAddress } = deployment({ GUESTS_ADDRESS: one, TOOLS_ADDRESS: 'https://tools.dine.example/eat?a' })
  expect([guestsAddress, toolsAddress]).toEqual(['https://dine.example/', 'https://tools.dine.example/eat/'])
  expect(sharedDomain(guestsAddress, toolsAddress)).toBe('dine.example')
  expect(sharedDomain('https://www.dine.example/', toolsAddress)).toBe('dine.example')
  for (const other of ['https://tools.example/', 'https://adine.example/'])
    expect(() => deployment({ GUESTS_ADDRESS: one, TOOLS_ADDRESS: other })).toThrow(`TOOLS_ADDRESS is "${other}"`)
})

it('the guide names every variable', () => {
  const guide = readFileSync('stories/guides/Deploying.mdx', 'utf8')
  expect([...variables.values()].filter((variable) => !guide.includes(`\`${variable}=`))).toEqual([])
})
