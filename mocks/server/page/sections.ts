import type { Journey, NamedJourney } from '../../scenarios/journeys.ts'
import { statusCodes } from '../../../features/claim/statusCodes.ts'
import { writeHash } from '../../../features/claim/hash.ts'
import { endedCode, refusedCode } from '../../examples/checkout/options.ts'
import { capitalized } from '../../../features/shared/forms/capitalized.ts'
import type { SandboxOffer } from '../../examples/claim/offer.ts'
import type { SandboxPanel } from '../../../features/store/examples/panels.ts'
import { scenarios } from '../../scenarios/scenarios.ts'
import { type Html, html } from './html.ts'

/** A built enterprise on the home page. */
export type Enterprise = {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly ink: string
  /** With its `@`: any name before it makes an address that the enterprise accepts. */
  readonly emailEnding: string
  readonly apps: readonly string[]
}

/** The claim page with a code in its hash. */
const claimAddress = (enterprise: Enterprise, code: string | null, extra = ''): string =>
  `/${enterprise.id}/claim/${code === null ? '' : writeHash(code, extra)}`

/** Replaces `{member}` and `{suspended}` by addresses that the enterprise accepts. */
const extraFor = (enterprise: Enterprise, { extra = '' }: Journey): string => extra.replace(/^\{(\w+)\}$/, `$1${enterprise.emailEnding}`)

/** The query parameter that names an option. */
const orderIn = (id: string): string => `${id.startsWith('gco') ? 'gco' : 'ico'}_id=${id}`

/** An app's start page; the checkout needs an option in its address. */
const appAddress = (enterprise: Enterprise, app: string): string =>
  `/${enterprise.id}/${app}/${app === 'checkout' ? `?${orderIn('ico-100')}` : ''}`

export const enterpriseCards = (enterprises: readonly Enterprise[]): Html =>
  enterprises.length === 0
    ? html`<p class="empty">Nothing is built yet: run <code>npm run build</code>, and reload.</p>`
    : html`<div class="enterprises">
        ${enterprises.map(
          (enterprise) =>
            html`<section class="enterprise" style="--enterprise: ${enterprise.colour}; --enterprise-ink: ${enterprise.ink}">
              <h3>${enterprise.name}</h3>
              <ul>
                ${enterprise.apps.map((app) => html`<li><a href="${appAddress(enterprise, app)}">${capitalized(app)}</a></li>`)}
              </ul>
            </section>`,
        )}
      </div>`

const enterpriseLinks = (enterprises: readonly Enterprise[], address: (enterprise: Enterprise) => string, fault?: string): Html =>
  html`${enterprises.map(
    (enterprise) =>
      html`<a class="go" style="--enterprise: ${enterprise.colour}" data-fault="${fault ?? ''}" href="${address(enterprise)}"
        >${enterprise.name}</a
      >`,
  )}`

/** The status's number; a status in between has none. */
const getStatusCode = ({ leadsTo }: NamedJourney): number | undefined => Object.entries(statusCodes).find(([name]) => name === leadsTo)?.[1]

function journeyRow(enterprises: readonly Enterprise[], journey: NamedJourney): Html {
  const { leadsTo, title, code, scenario, howTo } = journey
  return html`<tr>
    <td class="number">${getStatusCode(journey) ?? '–'}</td>
    <th scope="row">${title}<code>${leadsTo}</code></th>
    <td>
      ${code === null ? null : html`<code class="code">${code}</code>`}
      ${scenario === undefined ? null : html`<span class="fault">with “${scenarios[scenario].title}”</span>`} ${howTo}
    </td>
    <td class="links">
      ${enterpriseLinks(enterprises, (enterprise) => claimAddress(enterprise, code, extraFor(enterprise, journey)), scenario)}
    </td>
  </tr>`
}

export const journeyTable = (enterprises: readonly Enterprise[], journeys: readonly NamedJourney[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">No.</th>
        <th scope="col">Leads to</th>
        <th scope="col">How</th>
        <th scope="col">Open in</th>
      </tr>
    </thead>
    <tbody>
      ${journeys
        .toSorted((one, other) => (getStatusCode(one) ?? Infinity) - (getStatusCode(other) ?? Infinity) || 0)
        .map((journey) => journeyRow(enterprises, journey))}
    </tbody>
  </table>`

/** One address in each enterprise. */
type Entry = { readonly code: string; readonly title: string; readonly address: (enterprise: Enterprise) => string; readonly note?: string }

export const entryList = (enterprises: readonly Enterprise[], entries: readonly Entry[]): Html =>
  html`<ul class="offers">
    ${entries.map(
      ({ code, title, address, note }) =>
        html`<li>
          <p class="head"><code class="code">${code}</code> <strong>${title}</strong></p>
          ${note === undefined ? null : html`<p>${note}</p>`}
          <p class="links">${enterpriseLinks(enterprises, address)}</p>
        </li>`,
    )}
  </ul>`

export const offerList = (enterprises: readonly Enterprise[], offers: readonly SandboxOffer[]): Html =>
  entryList(
    enterprises,
    offers.map(({ code, title, description }) => ({ code, title, note: description, address: (at) => claimAddress(at, code) })),
  )

export const panelList = (enterprises: readonly Enterprise[], panels: readonly SandboxPanel[]): Html =>
  entryList(
    enterprises,
    panels.map(({ slug, title }) => ({ code: slug, title, address: ({ id }) => `/${id}/store/?project=${slug}` })),
  )

const businessPages = [
  ['', 'From its top'],
  ['gifting#calculator-section', 'At the spend calculator'],
  ['?invite_token=invite-ada', 'With an invitation: a press sends a mail to ada@mail.example, once, and a toast says so'],
  ['?invite_token=stale', 'With an expired invitation'],
] as const

export const businessList = (enterprises: readonly Enterprise[]): Html =>
  entryList(
    enterprises,
    businessPages.map(([path, title]) => ({ code: `business/${path}`, title, address: ({ id }) => `/${id}/business/${path}` })),
  )

const embeddedPages = [
  ['map', 'Every restaurant on a map'],
  ['map?pass=true', 'Those that take the pass'],
  ['map?pass=true&colorMode=black', 'The same on a dark page'],
  ['privacy', 'Privacy choices'],
] as const

export const frameList = (enterprises: readonly Enterprise[]): Html =>
  entryList(
    enterprises,
    embeddedPages.map(([path, title]) => ({ code: path, title, address: ({ id }) => `/${id}/embed/${path}` })),
  )

const checkouts = [
  ['ico-100', 'Credit at a fixed price'],
  ['ico-monthly', 'Credit, every month'],
  ['ico-yearly', 'Credit, every year'],
  ['ico-pass', 'The pass'],
  ['gco-50', 'A gift card'],
  ['ico-free', 'Nothing to pay: needs no card'],
  ['ico-expired', 'An expired price: refused when it is paid'],
  ['nothing', 'An unknown option'],
  ['ico-100', 'An expired promo code: refused when it is paid', `code=${endedCode}`],
  ['ico-100', 'A promo code that is refused at once: the price is the one without it', `code=${refusedCode}`],
  ['ico-100', 'In a browser without a wallet', 'wallet=none'],
] as const

export const checkoutList = (enterprises: readonly Enterprise[]): Html =>
  entryList(
    enterprises,
    checkouts.map(([option, title, more]) => ({
      code: more ?? option,
      title,
      address: ({ id }) => `/${id}/checkout/?${orderIn(option)}${more === undefined ? '' : `&${more}`}`,
    })),
  )

const bills = [
  ['harbor', '1042', 'A dinner: the diner has $25 of credit'],
  ['harbor', '1043', 'Other guests have paid a part'],
  ['harbor', '1044', 'With a gratuity that only a card may pay'],
  ['harbor', '1045', 'Less than $10: tips in dollars'],
  ['harbor', '1046', 'Nothing to pay: back to the order'],
  ['harbor', '1047', 'A suggested tip, and a house account'],
  ['harbor', '1048', 'The till hears of the payment later'],
  ['harbor', '1051', 'Guests may pay for lines'],
  ['harbor', '1049', 'The answer overrides the return address'],
  ['juniper', '1042', 'The restaurant takes no tip here'],
  ['saffron', '1042', 'The tip can be skipped'],
  ['closed', '1042', 'A venue without a project'],
  ['harbor', '9999', 'No such bill: back to the order'],
] as const

/** Each number after a dash is a bill of its own. */
export const billList = (enterprises: readonly Enterprise[]): Html =>
  entryList(
    enterprises,
    bills.map(([location, ticket, title]) => ({
      code: `${location} ${ticket}`,
      title,
      address: ({ id }) => `/${id}/pos/?pos=tableside&location=${location}&ticket=${ticket}`,
    })),
  )
