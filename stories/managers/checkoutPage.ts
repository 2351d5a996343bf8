import { fn } from 'storybook/test'
import type { CheckoutPageData } from '../../features/managers/checkout/screens/page.ts'
import { clock, guest, location } from '../../features/managers/checkout/testing/examples.ts'

/** What the steps of the checkout show besides the flow's state. */
export const page: CheckoutPageData = {
  location,
  guest,
  clock,
  notes: null,
  employee: null,
  checkHref: '#check',
  guestsHref: '#guests',
  doneHref: '#locations',
  isExplained: () => false,
  newKey: () => 'attempt-1',
  unresolved: () => [],
  onReadGuest: fn(),
}
