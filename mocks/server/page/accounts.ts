import { accounts, password } from '../../examples/accounts.ts'
import { partnerAccounts } from '../../examples/partners/projects.ts'
import { testCards } from '../../stripe/cards.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

export const partnersList = (enterprises: readonly Enterprise[]): Html => html`
  ${entryList(enterprises, [
    { code: 'partners', title: 'From the start', address: ({ id }) => `/${id}/partners/` },
    { code: 'join', title: 'A restaurant that wants to join', address: ({ id }) => `/${id}/partners/join` },
    {
      code: 'review-approver',
      title: 'The review of emails, for an approver',
      address: ({ id }) => `/${id}/partners/email-review?id=41&token=review-approver`,
    },
    {
      code: 'review-reader',
      title: 'The same review, for somebody who may not approve',
      address: ({ id }) => `/${id}/partners/email-review?id=41&token=review-reader`,
    },
  ])}
  <ul class="accounts">
    ${partnerAccounts.map(({ email, note }) => html`<li><code>${email}</code> <span class="quiet">${note}</span></li>`)}
  </ul>
  <p class="quiet">The password of each is <code class="code">${password}</code>.</p>
`

export const accountList = (enterprises: readonly Enterprise[]): Html =>
  html`<ul class="accounts">
    ${accounts.map(
      ({ name, mailbox, phone, note }) =>
        html`<li>
          <strong>${name}</strong>
          <span class="quiet">${note}</span> ${enterprises.map(({ emailEnding }) => html`<code>${mailbox}${emailEnding}</code> `)}<code
            >${phone}</code
          >
        </li>`,
    )}
  </ul>`

export const cardList = (): Html =>
  html`<ul class="accounts">
    ${testCards.map(({ number, title }) => html`<li><code>${number}</code> <span class="quiet">${title}</span></li>`)}
  </ul>`
