import { expect, it } from 'vitest'
import { digestOf } from '../document/integrity.ts'
import { type ScriptInventory, thirdPartyScripts } from '../hosting/scripts.ts'
import { scriptProblems } from './receivedScripts.ts'

const root = 'https://dine.example/eat/'
const built = Buffer.from('start')
const inventory: ScriptInventory = {
  thirdParties: [
    { ...thirdPartyScripts.payments, apps: ['checkout'] },
    { ...thirdPartyScripts.bankLink, apps: ['partners'] },
  ],
  own: [{ reason: 'The apps.', files: { 'assets/start-1.js': digestOf(built) } }],
}
const found = (app: string, url: string, body = built, frame = `${root}${app}/`) =>
  scriptProblems(inventory, root, app, [{ url, body, frame }])

it.each([
  ['checkout', `${root}assets/start-1.js`],
  ['checkout', 'https://js.stripe.com/clover/stripe.js?x=1'],
  ['checkout', 'https://m1.js.stripe.com/frame.js'],
  ['partners', 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
])('LAW-05 a page of %s may run %s', (app, url) => {
  expect(found(app, url)).toEqual([])
})

it('LAW-05 a frame of the payment provider may run its own', () => {
  expect(found('checkout', 'https://pay.google.example/pay.js', built, 'https://js.stripe.com/v3/controller.html')).toEqual([])
})

it.each([
  ['checkout', `${root}assets/other-1.js`],
  ['checkout', 'https://dine.example/assets/start-1.js'],
  ['checkout', 'https://evil.example/start-1.js'],
  ['checkout', 'https://js.stripe.com.evil.example/stripe.js'],
  ['checkout', 'http://m1.js.stripe.com/frame.js'],
  ['claim', 'https://js.stripe.com/clover/stripe.js'],
  ['partners', 'https://cdn.plaid.com/other.js'],
])('LAW-05 in a page of %s, %s is not in the inventory', (app, url) => {
  expect(found(app, url)).toEqual([`${url} is not in the inventory`])
})

it('LAW-05 a changed script is named', () => {
  const url = `${root}assets/start-1.js`
  expect(found('claim', url, Buffer.from('stolen'))).toEqual([`${url} is not the script that was built`])
})
