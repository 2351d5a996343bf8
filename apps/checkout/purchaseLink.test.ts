import { expect, it } from 'vitest'
import { answered } from '../../features/shared/api/answers/answer.ts'
import { rights } from '../runtime/session/rights.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { endLink, foundBy, heldLink, takeLink, takenLinks } from './purchaseLink.ts'

/** Opens a link in the tab, whose answer names a purchase. Returns the number of the link. */
function open(token: string): number {
  const location = { pathname: '/checkout/purchase', search: '', hash: `#${token}`, href: '', state: { __TSR_index: 0 } }
  takeLink({ location, replace: () => {} })
  return takenLinks()
}
const answer = (opened: number, purchase: string) => rights.hold('purchase', foundBy(opened).name, purchase)
const secretOf = (opened: number) => rights.use(foundBy(opened), async (secret) => answered(secret))

it('FND-01 a late answer to a link before gives no right over the purchase of the link that is open', async () => {
  stubBrowser()
  const [first, second] = [open('a'), open('b')]
  answer(second, 'purchase-b')
  answer(first, 'purchase-a')
  expect(await secretOf(second)).toEqual(answered('purchase-b'))
})

it('FND-01 closing ends the link, and what it has found', () => {
  stubBrowser()
  const opened = open('c')
  answer(opened, 'purchase-c')
  endLink()
  expect([heldLink(), rights.has(foundBy(opened))]).toEqual([null, false])
})
