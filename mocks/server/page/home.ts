import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { password } from '../../examples/accounts.ts'
import { journeys } from '../../scenarios/journeys.ts'
import { panels, promoCodes } from '../../../features/store/examples/panels.ts'
import type { Store } from '../../state/memory/store.ts'
import { readAbout, builtApps, inkOn } from '../built.ts'
import type { Faults } from '../faults.ts'
import { dinerList } from './diner.ts'
import { giftList } from './gifts.ts'
import { html } from './html.ts'
import { claimList, eventList, faultPanel, inbox, waitingPhones } from './live.ts'
import { billList, businessList, checkoutList, frameList, enterpriseCards, journeyTable, offerList, panelList } from './sections.ts'
import { accountList, cardList, partnersList } from './accounts.ts'
import { giftingList } from './giftingList.ts'
import { managersList } from './managers.ts'
import type { Enterprise } from './sections.ts'

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
  const storybook = existsSync(join(root, 'storybook-static/index.html'))
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
            <a href="#apps">Apps</a> <a href="#journeys">States</a> <a href="#offers">Offers</a> <a href="#panels">Purchase</a>
            <a href="#checkout">Checkout</a> <a href="#bills">Bills</a> <a href="#business">Business</a> <a href="#managers">Managers</a>
            <a href="#gifting">Gifting</a>
            <a href="#partners">Partners</a> <a href="#diner">Diner</a> <a href="#gifts">Gifts</a> <a href="#frames">Frames</a>
            <a href="#inbox">Inbox</a>
            <a href="#faults">Faults</a>
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
                  : html`<p class="empty">
                      The Storybook is not built yet. <code>npm start</code> builds it after the apps, and
                      <code>npm run build:storybook</code> at any time.
                    </p>`
              }
            </section>
            <section aria-labelledby="journeys">
              <h2 id="journeys">Claim an offer: a way to every state</h2>
              <p class="quiet">Each guest can claim an offer once in each enterprise, also after a restart. Reset to start again.</p>
              ${journeyTable(enterprises, journeys)}
            </section>
            <section aria-labelledby="offers">
              <h2 id="offers">Every offer code</h2>
              ${offerList(enterprises, store.offers)}
            </section>
            <section aria-labelledby="panels">
              <h2 id="panels">Buy credit: every purchase page</h2>
              <p class="quiet">Promo codes that are accepted: ${promoCodes.map((code) => html`<code class="code">${code}</code> `)}</p>
              ${panelList(enterprises, panels)}
            </section>
            <section aria-labelledby="checkout">
              <h2 id="checkout">Checkout</h2>
              ${checkoutList(enterprises)}
            </section>
            <section aria-labelledby="bills">
              <h2 id="bills">Bills at the table</h2>
              <p class="quiet">
                Sign in with a test account. A number with a dash, such as <code class="code">1042-b</code>, is a bill of its own.
              </p>
              ${billList(enterprises)}
            </section>
            <section aria-labelledby="business">
              <h2 id="business">Dine for business</h2>
              ${businessList(enterprises)}
            </section>
            <section aria-labelledby="managers">
              <h2 id="managers">Managers</h2>
              ${managersList(enterprises)}
            </section>
            <section aria-labelledby="gifting">
              <h2 id="gifting">Business gifting</h2>
              ${giftingList(enterprises)}
            </section>
            <section aria-labelledby="partners">
              <h2 id="partners">Partner portal</h2>
              ${partnersList(enterprises)}
            </section>
            <section aria-labelledby="diner">
              <h2 id="diner">Diner: pay a check</h2>
              ${dinerList(enterprises)}
            </section>
            <section aria-labelledby="gifts">
              <h2 id="gifts">Gifts: opened from a mail</h2>
              ${giftList(enterprises)}
            </section>
            <section aria-labelledby="frames">
              <h2 id="frames">Frames: what other pages embed</h2>
              ${frameList(enterprises)}
            </section>
          </main>
          <aside aria-label="What the server sends and does">
            <section>
              <h2 id="inbox">Inbox</h2>
              <div data-live="inbox" aria-live="polite">${inbox(store)}</div>
            </section>
            <section>
              <h2>Text VERIFY</h2>
              <div data-live="phones">${waitingPhones(store)}</div>
            </section>
            <section>
              <h2 id="faults">Faults</h2>
              <div data-live="faults">${faultPanel(faults)}</div>
            </section>
            <section>
              <h2>Claims</h2>
              <div data-live="claims">${claimList(store)}</div>
            </section>
            <section>
              <h2>Events</h2>
              <div data-live="events">${eventList(store)}</div>
            </section>
            <section>
              <h2>Test cards</h2>
              <p class="quiet">Any date to come, any security code.</p>
              ${cardList()}
            </section>
            <section>
              <h2>Test accounts</h2>
              <p>Everyone’s password is <code class="code">${password}</code></p>
              ${accountList(enterprises)}
            </section>
          </aside>
        </div>
      </body>
    </html>`
  return new Response(page.markup, { headers })
}
