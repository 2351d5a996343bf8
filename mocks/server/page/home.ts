import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accounts, password } from '../../examples/accounts.ts'
import type { Store } from '../../state/memory/store.ts'
import { testCards } from '../../stripe/cards.ts'
import { readAbout, builtApps, inkOn } from '../built.ts'
import type { Faults } from '../faults.ts'
import { type Enterprise, enterpriseCards, entryList } from './entries.ts'
import { html } from './html.ts'
import { claimList, eventList, faultPanel, inbox, waitingPhones } from './live.ts'
import { sectionsFor } from './sections.ts'

type Shown = { readonly store: Store; readonly faults: Faults; readonly dist: string; readonly root: string }

function enterprisesIn(dist: string): readonly Enterprise[] {
  const built = builtApps(dist)
  return [...new Set(built.map(({ enterprise }) => enterprise))].map((id) => {
    const { name, themeColor: colour, emailEnding } = readAbout(dist, id)
    const apps = built.filter(({ enterprise }) => enterprise === id).map(({ app }) => app)
    return { id, name, colour, ink: inkOn(colour), emailEnding, apps }
  })
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** The sandbox's home page: every app, a way to each status, what the server has sent, and its controls. */
export function homePage({ store, faults, dist, root }: Shown): Response {
  const enterprises = enterprisesIn(dist)
  const sections = sectionsFor(store.offers, enterprises)
  const storybook = existsSync(join(root, 'storybook-static/index.html'))
  const beside = [
    { id: 'inbox', title: 'Inbox', content: html`<div data-live="inbox" aria-live="polite">${inbox(store)}</div>` },
    { id: 'verify', title: 'Text VERIFY', content: html`<div data-live="phones">${waitingPhones(store)}</div>` },
    { id: 'faults', title: 'Faults', content: html`<div data-live="faults">${faultPanel(faults)}</div>` },
    { id: 'claims', title: 'Claims', content: html`<div data-live="claims">${claimList(store)}</div>` },
    { id: 'events', title: 'Events', content: html`<div data-live="events">${eventList(store)}</div>` },
    {
      id: 'cards',
      title: 'Test cards',
      content: html`<p class="quiet">Any date to come, any security code.</p>
        <ul class="accounts">
          ${testCards.map(({ number, title }) => html`<li><code>${number}</code> <span class="quiet">${title}</span></li>`)}
        </ul>`,
    },
    {
      id: 'accounts',
      title: 'Test accounts',
      content: html`<p>Everyone’s password is <code class="code">${password}</code></p>
        <ul class="accounts">
          ${accounts.map(
            ({ name, mailbox, phone, note }) =>
              html`<li>
                <strong>${name}</strong>
                <span class="quiet">${note}</span>
                ${enterprises.map(({ emailEnding }) => html`<code>${mailbox}${emailEnding}</code> `)}<code>${phone}</code>
              </li>`,
          )}
        </ul>`,
    },
  ]
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Platewell sandbox</title>
        <link rel="icon" href="/__sandbox/page/mark.svg" />
        <link rel="stylesheet" href="/__sandbox/page/home.css" />
        <script type="module" src="/__sandbox/page/home.js"></script>
      </head>
      <body>
        <header class="top">
          <div>
            <h1><img src="/__sandbox/page/mark.svg" alt="" width="40" height="40" /> Platewell sandbox</h1>
            <p>Every enterprise, the API they call, and everything that can happen to a guest. Nothing here is real.</p>
          </div>
          <nav aria-label="On this page">
            ${[...sections, ...beside].map(({ id, title }) => html`<a href="#${id}">${title.replace(/:.*/, '')}</a> `)}
          </nav>
          <form method="post" action="/__sandbox/reset"><button class="plain">Reset the sandbox</button></form>
        </header>
        <div class="columns">
          <main>
            <section aria-labelledby="apps">
              <h2 id="apps">Apps</h2>
              <p class="quiet">As they were built last. Under <code>npm run dev</code>, open the addresses that the terminal names.</p>
              ${enterpriseCards(enterprises)}
              ${
                storybook
                  ? html`<p><a class="storybook" href="/storybook/">Storybook: every component, every state</a></p>`
                  : html`<p class="empty">The Storybook is not built yet: <code>npm run build:storybook</code> builds it.</p>`
              }
            </section>
            ${sections.map(
              ({ id, title, text, entries }) =>
                html`<section aria-labelledby="${id}">
                  <h2 id="${id}">${title}</h2>
                  ${text ?? null} ${entryList(enterprises, entries)}
                </section>`,
            )}
          </main>
          <aside aria-label="What the server sends and does">
            ${beside.map(
              ({ id, title, content }) =>
                html`<section>
                  <h2 id="${id}">${title}</h2>
                  ${content}
                </section>`,
            )}
          </aside>
        </div>
      </body>
    </html>`
  return new Response(page.markup, { headers })
}
