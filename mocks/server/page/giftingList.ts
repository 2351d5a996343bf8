import { accounts, password } from '../../examples/accounts.ts'
import { chargeOnly } from '../../state/bulk-gifting/giftPaying.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

export const giftingList = (enterprises: readonly Enterprise[]): Html => html`
  ${entryList(enterprises, [
    { code: 'bulk-gifting', title: 'Create a gift', address: ({ id }) => `/${id}/bulk-gifting/` },
    { code: 'calculator', title: 'Savings calculator', address: ({ id }) => `/${id}/bulk-gifting/calculator` },
    { code: 'country=NZ', title: 'New Zealand', address: ({ id }) => `/${id}/bulk-gifting/?country=NZ` },
    { code: 'dashboard', title: 'Dashboard', address: ({ id }) => `/${id}/bulk-gifting/dashboard` },
  ])}
  <p class="quiet">
    Sign in as ${enterprises.map(({ emailEnding }) => html`<code class="code">${accounts[0]?.mailbox ?? ''}${emailEnding}</code> `)} with
    <code class="code">${password}</code>. Gifts to addresses that begin with “full” or “gone” bounce. The message
    <code class="code">${chargeOnly}</code> charges the card without creating an order.
  </p>
`
