import { capitalized } from '../../../features/shared/forms/capitalized.ts'
import { scenarios, type ScenarioName } from '../../scenarios/scenarios.ts'
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

/** A page in each enterprise. */
export type Entry = {
  readonly title: string
  /** Below the enterprise's own address. */
  readonly path: string | ((enterprise: Enterprise) => string)
  /** By default, the path. */
  readonly code?: string
  readonly note?: string
  /** The fault that a press sets. */
  readonly fault?: ScenarioName | undefined
}

/** An app's start page; the checkout needs an option in its address. */
const startPage = (enterprise: Enterprise, app: string): string => `/${enterprise.id}/${app}/${app === 'checkout' ? '?ico_id=ico-100' : ''}`

export const enterpriseCards = (enterprises: readonly Enterprise[]): Html =>
  enterprises.length === 0
    ? html`<p class="empty">Nothing is built yet: run <code>npm run build</code>, and reload.</p>`
    : html`<div class="enterprises">
        ${enterprises.map(
          (enterprise) =>
            html`<section class="enterprise" style="--enterprise: ${enterprise.colour}; --enterprise-ink: ${enterprise.ink}">
              <h3>${enterprise.name}</h3>
              <ul>
                ${enterprise.apps.map((app) => html`<li><a href="${startPage(enterprise, app)}">${capitalized(app)}</a></li>`)}
              </ul>
            </section>`,
        )}
      </div>`

const entryItem = (enterprises: readonly Enterprise[], { title, path, code, note, fault }: Entry): Html =>
  html`<li>
    <p class="head"><code class="code">${code ?? String(path)}</code> <strong>${title}</strong></p>
    ${note === undefined ? null : html`<p>${note}</p>`}
    ${fault === undefined ? null : html`<p class="fault">with “${scenarios[fault].title}”</p>`}
    <p class="links">
      ${enterprises.map(
        (enterprise) =>
          html`<a
            class="go"
            style="--enterprise: ${enterprise.colour}"
            data-fault="${fault ?? ''}"
            href="/${enterprise.id}/${typeof path === 'string' ? path : path(enterprise)}"
            >${enterprise.name}</a
          >`,
      )}
    </p>
  </li>`

export const entryList = (enterprises: readonly Enterprise[], entries: readonly Entry[]): Html =>
  html`<ul class="offers">
    ${entries.map((entry) => entryItem(enterprises, entry))}
  </ul>`
