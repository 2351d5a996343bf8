import { expect, it } from 'vitest'
import { answered, refused } from '../../features/shared/api/answers/answer.ts'
import type { Right } from '../../features/shared/flow/right.ts'
import { rights } from '../runtime/session/rights.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { endLink, heldLink, holdFound, takeLink, takenLinks } from './purchaseLink.ts'

/** Opens a link in the tab, whose answer names a purchase. Returns the number of the link. */
function open(token: string): number {
  const location = { pathname: '/checkout/purchase', search: '', hash: `#${token}`, href: '', state: { __TSR_index: 0 } }
  takeLink({ location, replace: () => {} })
  return takenLinks()
}
const secretOf = (right: Right<'purchase'>) => rights.use(right, async (secret) => answered(secret))

it('FND-01 a late answer to a link before gives no right, and takes none from the link that is open', async () => {
  stubBrowser()
  const [first, second] = [open('a'), open('b')]
  const [later, late] = [holdFound(second, 'purchase-b'), holdFound(first, 'purchase-a')]
  expect([await secretOf(later), await secretOf(late)]).toEqual([answered('purchase-b'), refused(null, 401)])
})

it('FND-01 closing ends the link and what it has found, also if its answer comes later', async () => {
  stubBrowser()
  const opened = open('c')
  const right = holdFound(opened, 'purchase-c')
  endLink()
  expect([heldLink(), rights.has(right), await secretOf(holdFound(opened, 'purchase-c'))]).toEqual([null, false, refused(null, 401)])
})
