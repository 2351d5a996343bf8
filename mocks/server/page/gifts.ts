import { gifts } from '../../../features/gift/examples.ts'
import { partlySpent } from '../../../features/gift/balance/examples.ts'
import { type Html, html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

export const giftList = (enterprises: readonly Enterprise[]): Html => html`
  ${entryList(enterprises, [
    ...Object.entries(gifts).map(([token, { title }]) => ({
      code: `gift=${token}`,
      title,
      address: ({ id }: Enterprise) => `/${id}/gift/?gift=${token}`,
    })),
    { code: 'gift=none', title: 'An unknown gift', address: ({ id }) => `/${id}/gift/?gift=none` },
    { code: 'gift', title: 'Without a gift: the invitation to the app', address: ({ id }) => `/${id}/gift/` },
  ])}
  <p class="quiet">Of the gift <code class="code">${partlySpent.code}</code> a part is spent: its balance is asked for on the page.</p>
  <p class="quiet">A gift of an order opens by the code that the dashboard shows: <code class="code">gift=…</code>.</p>
  <form class="row" method="post" action="/__sandbox/claim-gift">
    <label>Claim it, as the mobile app does <input name="code" placeholder="Code" required /></label>
    <button>Claim</button>
  </form>
`
