import * as z from 'zod/mini'
import { phoneSchema } from '../../features/shared/contact/phone.ts'
import { failRenewal } from '../state/checkout/renewing.ts'
import { claimGift } from '../state/gift/giftOpening.ts'
import { balances } from '../state/ledger/ledger.ts'
import type { Store } from '../state/memory/store.ts'
import { receiveVerifyText } from '../state/claim/verifying.ts'
import { faultSchema } from './faults.ts'
import type { Faults } from './faults.ts'
import { liveResponse } from './live.ts'
import { json } from './route.ts'
import type { Route } from './route.ts'

export type Controlled = {
  readonly store: Store
  readonly faults: Faults
  /** The discrepancies in the sandbox's money since it started. */
  readonly discrepancies: ReadonlySet<string>
  /** Notifies the home page of changes outside the store. */
  readonly changed: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const verifyText = z.object({ phone: phoneSchema })
const failedRenewal = z.object({ email: z.string() })
const claimedGift = z.object({ code: z.string(), email: z.optional(z.string()) })

const claimNamedGift = (store: Store, { code, email }: z.infer<typeof claimedGift>) => claimGift(store, code, email ?? null)

/** Omits empty form fields, and converts numbers. */
function formValues(form: URLSearchParams): Record<string, unknown> {
  const filled = [...form].filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(filled.map(([name, value]) => [name, name === 'times' ? Number(value) : value]))
}

const isForm = (request: Request) => request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')

async function sentValues(request: Request): Promise<unknown> {
  const text = await request.text()
  if (isForm(request)) return formValues(new URLSearchParams(text))
  return text === '' ? {} : JSON.parse(text)
}

function act({ store, faults, changed }: Controlled, action: string, values: unknown): unknown {
  switch (action) {
    case 'verify-text':
      return { verified: receiveVerifyText(store, verifyText.parse(values).phone) }
    case 'claim-gift':
      return { claimed: claimNamedGift(store, claimedGift.parse(values)) }
    case 'fail-renewal':
      return { failed: failRenewal(store, failedRenewal.parse(values).email) }
    case 'scenario':
      faults.set(faultSchema.parse(values))
      changed()
      return { active: faults.active }
    case 'reset':
      faults.clear()
      store.reset()
      return { reset: true }
    default:
      return undefined
  }
}

function read({ store, faults, discrepancies, subscribe }: Controlled, what: string, query: URLSearchParams): Response | undefined {
  const { outbox, claims, options, inquiries, optOuts, events } = store.state
  switch (what) {
    case 'inbox':
      return json(outbox.filter(({ to }) => !query.has('to') || to === query.get('to')).toReversed())
    case 'claims':
      return json(claims.filter(({ guest }) => !query.has('guest') || guest.includes(query.get('guest') ?? '')))
    case 'options':
      return json(options.filter(({ amount }) => !query.has('amount') || amount === Number(query.get('amount'))))
    case 'charges':
      return json(store.state.charges.filter(({ email }) => !query.has('email') || email === query.get('email')))
    case 'bill-payments':
      return json(store.state.billPayments.filter(({ ticket }) => !query.has('ticket') || ticket === query.get('ticket')))
    case 'check-payments':
      return json(store.state.checkPayments.filter(({ location }) => !query.has('location') || location === query.get('location')))
    case 'ledger':
      return json({ balances: Object.fromEntries(balances(store.state)), discrepancies: [...discrepancies] })
    case 'inquiries':
      return json(inquiries.filter(({ email }) => !query.has('email') || email === query.get('email')))
    case 'opt-outs':
      return json(optOuts.filter(({ email }) => !query.has('email') || email === query.get('email')))
    case 'events':
      return json(events)
    case 'scenario':
      return json({ active: faults.active })
    case 'live':
      return liveResponse(subscribe)
    default:
      return undefined
  }
}

/**
 * The sandbox's control API under /__sandbox/. GET: inbox (`?to=`), claims (`?guest=`), options (`?amount=`, in cents),
 * bill-payments (`?ticket=`), check-payments (`?location=`), ledger, inquiries and opt-outs (`?email=`), events, scenario. POST, as JSON or a form of the home page: verify-text `{phone}`,
 * claim-gift `{code, email?}`, fail-renewal `{email}`, scenario (a `Fault`), reset.
 */
export const controlRoute =
  (controlled: Controlled): Route =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const name = pathname.replace('/__sandbox/', '')
    if (request.method === 'GET') return read(controlled, name, searchParams)
    if (request.method !== 'POST') return undefined
    if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return json({ error: 'Only from here.' }, 403)
    try {
      const result = act(controlled, name, await sentValues(request))
      if (result === undefined) return undefined
      return isForm(request) ? new Response(null, { status: 303, headers: { Location: '/' } }) : json(result)
    } catch (error) {
      return json({ error: String(error) }, 400)
    }
  }
