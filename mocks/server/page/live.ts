import { formatPhone } from '../../../features/shared/contact/formatPhone.ts'
import { phoneSchema } from '../../../features/shared/contact/phone.ts'
import { scenarioNames, scenarios } from '../../scenarios/scenarios.ts'
import type { Message } from '../../state/memory/state.ts'
import type { Store } from '../../state/memory/store.ts'
import type { Fault, Faults } from '../faults.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'

/** Formats a phone number; a mail address stays unchanged. */
function contact(to: string): string {
  const phone = phoneSchema.safeParse(to)
  return !to.includes('@') && phone.success ? formatPhone(phone.data) : to
}

const clock = (at: number): Html => html`<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 19)}</time>`

const message = ({ channel, to, text, code, at }: Message): Html =>
  html`<li class="message" data-channel="${channel}">
    <p class="quiet"><span class="channel">${channel === 'sms' ? 'SMS' : 'Mail'}</span> ${contact(to)} ${clock(at)}</p>
    ${code === null ? html`<p>${text}</p>` : html`<p class="sent-code">${code}</p>`}
  </li>`

/** The messages that were sent, newest first. */
export function inbox({ state }: Store): Html {
  const newest = state.outbox.toReversed().slice(0, 12)
  return newest.length === 0
    ? html`<p class="empty">Nothing was sent yet. Codes and mails appear here as they are sent.</p>`
    : html`<ol class="messages">
        ${newest.map(message)}
      </ol>`
}

/** The phones that wait for a verification, each with a button that sends the awaited text. */
export function waitingPhones({ state }: Store): Html {
  const waiting = Object.values(state.verifications).filter(({ phone, verified }) => phone !== null && !verified)
  const phones = [...new Set(waiting.map(({ phone }) => phone ?? ''))].toReversed().slice(0, 4)
  return phones.length === 0
    ? html`<p class="empty">No phone waits to be verified.</p>`
    : html`${phones.map(
        (phone) =>
          html`<form class="row" method="post" action="/__sandbox/verify-text">
            <span>${contact(phone)}</span>
            <button name="phone" value="${phone}">Send VERIFY</button>
          </form>`,
      )}`
}

const faultNote = ({ name, path, times, lane }: Fault): Html =>
  html`<li>
    <strong>${scenarios[name].title}</strong>
    ${path === undefined ? null : html` on <code>${path}</code>`} ${times === undefined ? null : html`, ${times} more`}
    ${lane === undefined ? null : html`, in lane ${lane}`}
  </li>`

/** The current faults, and the form that changes them. */
export function faultPanel({ active }: Faults): Html {
  const chosen = active.find(({ lane }) => lane === undefined)?.name ?? 'none'
  return html`${
      active.length === 0
        ? html`<p class="empty">The API answers as it should.</p>`
        : html`<ul class="active-faults">
            ${active.map(faultNote)}
          </ul>`
    }
    <form method="post" action="/__sandbox/scenario">
      <label
        >Scenario
        <select name="name">
          ${scenarioNames.map((name) =>
            name === chosen
              ? html`<option value="${name}" selected>${scenarios[name].title}</option>`
              : html`<option value="${name}">${scenarios[name].title}</option>`,
          )}
        </select></label
      >
      <div class="row">
        <label>Only on <input name="path" placeholder="claim_offer" /></label>
        <label>Times <input name="times" inputmode="numeric" placeholder="always" /></label>
      </div>
      <button>Apply</button>
    </form>`
}

/** The claims, newest first. */
export function claimList({ state }: Store): Html {
  const newest = state.claims.toReversed().slice(0, 8)
  return newest.length === 0
    ? html`<p class="empty">Nothing was claimed yet.</p>`
    : html`<ol class="claims">
        ${newest.map(
          ({ offerCode, enterprise, guest, at }) =>
            html`<li>
              <code class="code">${offerCode}</code> ${contact(guest[0] ?? '')}
              <span class="quiet">${enterprise} ${clock(at)}</span>
            </li>`,
        )}
      </ol>`
}

/** The analytics events, newest first. */
export function eventList({ state }: Store): Html {
  const newest = state.events.toReversed().slice(0, 8)
  return newest.length === 0
    ? html`<p class="empty">No event was noted yet.</p>`
    : html`<ol class="events">
        ${newest.map(
          ({ name, properties, at }) =>
            html`<li>
              <strong>${name}</strong> ${clock(at)}
              <span class="quiet"
                >${Object.entries(properties)
                  .map(([key, value]) => `${key}: ${String(value)}`)
                  .join(', ')}</span
              >
            </li>`,
        )}
      </ol>`
}
