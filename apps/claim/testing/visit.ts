import { vi } from 'vitest'
import { guestPhone, offer, request } from '../../../features/claim/examples/claim.ts'
import { states } from '../../../features/claim/examples/states.ts'
import type { Proof } from '../../../features/claim/events.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { claimVisit } from '../commands.ts'

const storageKey = 'flow.claim.x'
export const proofKey = `right.proof.${storageKey}`
export const offerId = offer.id
export const claimed = { account_exists: true, used: false }
export const lost = () => Promise.reject(new TypeError('The line broke.'))
export const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))

export const asked: { call: string; body: Promise<unknown>; path: string; token: string | null; key: string | null }[] = []

export const server = (write: (path: string) => Promise<Response>, read: () => Promise<Response> = () => json({ outcome: 'unknown' })) =>
  vi.stubGlobal('fetch', (sent: Request) => {
    const { pathname, search, searchParams } = new URL(sent.url)
    const call = `${sent.method} ${pathname.replace('/api/v5', '')}${search}`
    const body = sent.body === null ? Promise.resolve(null) : sent.clone().json()
    const path = pathname.split('/').at(-1) ?? ''
    const key = sent.method === 'POST' ? sent.headers.get('Idempotency-Key') : path
    asked.push({ call, body, path, token: searchParams.get('token') ?? sent.headers.get('Authorization'), key })
    return sent.method === 'POST' ? write(path) : read()
  })

export function visit() {
  tabStorage.write(proofKey, 'sms-token')
  const { calls, persist } = claimVisit(storageKey)
  const options = { signal: new AbortController().signal }
  return {
    ...persist,
    calls,
    claim: (signal = options.signal, proof: Proof = 'phone') => calls.claim({ proof, request }, { signal }),
    lookUp: () => calls.lookUpClaim({}, options),
    verify: () => calls.verifySmsCode({ offerId, smsCode: '123456' }, options),
    text: (signal = options.signal) => calls.sendSmsCode({ offerId, phone: guestPhone, email: null }, { signal }),
  }
}

/** A browser and a server that is down. */
export function open(): void {
  asked.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  server(lost)
}

export function close(): void {
  claimVisit(storageKey).persist.onSave(states.emailInput, true)
  saveToken(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
