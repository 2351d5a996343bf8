import { getResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as api from '../../features/claim/api.ts'
import * as accountApi from '../../features/account/api.ts'
import type { ClaimEvent, ClaimState, ClaimStep, ServerCommand } from '../../features/claim/claim.ts'
import type { Contact } from '../../features/claim/contact.ts'
import { readHash, writeHash } from '../../features/claim/hash.ts'
import { transition } from '../../features/claim/transition.ts'
import { begin } from '../../features/claim/transitions/finding.ts'
import type { Answer } from '../../features/shared/api/answer.ts'
import { states } from '../../features/claim/examples/states.ts'
import { answered, failed, refused } from '../../features/shared/api/answer.ts'
import { emailSchema } from '../../features/shared/contact/email.ts'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { serverMessage } from '../../features/shared/api/serverMessage.ts'
import { password } from '../examples/accounts.ts'
import { guestEmail, guestPhone } from '../../features/claim/examples/claim.ts'
import { createHandlers } from '../handlers/all.ts'
import type { NamedJourney } from './journeys.ts'
import { journeys } from './journeys.ts'
import { scenarios } from './scenarios.ts'
import { createStore } from '../state/memory/store.ts'

type Parts = { readonly path?: Readonly<Record<string, string>>; readonly query?: unknown; readonly body?: unknown }

/** The call that a command makes. */
function callOf(command: ServerCommand): readonly [Endpoint, Parts] {
  switch (command.type) {
    case 'loadOffer':
      return [api.getOffer, { path: { code: command.code } }]
    case 'verifyClaimCode':
      return [api.verifyClaimCode, { query: command }]
    case 'validateEmail':
      return [api.validateEmail, { query: command }]
    case 'sendSmsCode':
      return [api.sendSmsCode, { query: command, body: command }]
    case 'verifySmsCode':
      return [api.verifySmsCode, { query: command }]
    case 'checkIfVerified':
      return [api.checkIfVerified, { query: command }]
    case 'signIn':
      return [accountApi.signIn, { body: { user: command } }]
    case 'claim': {
      const { offerId, proof, claimCode, optIns } = command.request
      const query = { token: proof.token, offerId, claimCode, smsOptIn: optIns.sms, emailOptIn: optIns.email }
      return [api.claimOffer, { query }]
    }
    case 'lookUpClaim':
      return [api.lookUpClaim, { path: { key: 'key' } }]
  }
}

async function answerOf({ response: schema }: Endpoint, response: Response | undefined): Promise<Answer<unknown>> {
  if (!response || response.type === 'error') return failed({ kind: 'offline' })
  if (response.status >= 500) return failed({ kind: 'server' })
  const body: unknown = await response.json()
  return response.ok ? answered(schema.parse(body)) : refused(serverMessage(body), response.status)
}

/** Sends the call as an app would. */
async function carryOut(command: ServerCommand, handlers: HttpHandler[]): Promise<ClaimEvent> {
  const [endpoint, { path = {}, query, body }] = callOf(command)
  const address = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const named = z.record(z.string(), z.optional(z.string())).parse(endpoint.query ? z.encode(endpoint.query, query) : {})
  const search = Object.entries(named).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const request = new Request(`http://api.test${address}?${new URLSearchParams(search).toString()}`, {
    method: endpoint.method,
    headers: { 'X-Session-Id': 'session', 'X-Device-Id': 'device', 'Idempotency-Key': 'key' },
    ...(endpoint.body && { body: JSON.stringify(z.encode(endpoint.body, body)) }),
  })
  const answer = await answerOf(endpoint, await getResponse(handlers, request))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer was parsed by the schema of the call that the command names
  return { type: `${command.type}Answered`, answer } as ClaimEvent
}

function contactFor(state: Extract<ClaimState, { status: 'emailInput' }>): Contact {
  const { offer, contact } = state.draft
  const email = contact.email === '' ? guestEmail : emailSchema({ ending: null, display: null }).parse(contact.email)
  const optIns = { sms: false, email: false }
  return offer.contactNeed === 'email' ? { by: 'email', email, optIns } : { by: 'phone', phone: guestPhone, email: null, optIns }
}

/** The guest's next event on the way to a status. */
function nextMove(state: ClaimState, { leadsTo }: NamedJourney, code: string): ClaimEvent | null {
  if (state.status === 'claimCode') return { type: 'claimCodeSubmitted', text: 'DINNER' }
  if (state.status === 'emailInput') return { type: 'contactSubmitted', contact: contactFor(state), contactDraft: state.draft.contact }
  if (state.status === 'authentication')
    return leadsTo === 'forgotPassword' ? { type: 'forgotChosen' } : { type: 'passwordSubmitted', text: password }
  if (state.status === 'smsVerification')
    return leadsTo === 'altVerification' ? { type: 'codeNotReceived' } : { type: 'smsCodeSubmitted', text: code }
  return null
}

const isCall = (command: { type: string }): command is ServerCommand => command.type !== 'wait' && command.type !== 'openApp'

/** Follows a journey to its status, or as far as it goes. */
async function walk(journey: NamedJourney): Promise<string> {
  const { code, extra = '', scenario, leadsTo } = journey
  const store = createStore()
  const api = createHandlers(store)
  // Slow answers are not awaited: their status is passed on the way.
  const faults = scenario === undefined || scenario === 'slow' ? [] : scenarios[scenario].handlers(undefined, api)
  const contact = extra.replace(/\{(\w+)\}/, '$1@mail.example')
  let step: ClaimStep = begin(readHash(writeHash(code ?? '', contact)))
  for (let steps = 0; steps < 12 && step[0].status !== leadsTo; steps += 1) {
    const [state, ...commands] = step
    const command = commands.find(isCall)
    const event = command ? await carryOut(command, [...faults, ...api]) : nextMove(state, journey, store.state.outbox.at(-1)?.code ?? '')
    if (!event) break
    step = transition(state, event)
  }
  return step[0].status
}

describe('the journeys of the home page', () => {
  it('CLM-00 lead to every status', () => {
    expect(new Set(journeys.map(({ leadsTo }) => leadsTo))).toEqual(new Set(Object.keys(states)))
  })
  it.each(journeys)('CLM-25 $code leads to $leadsTo', async (journey) => {
    expect(await walk(journey)).toBe(journey.leadsTo)
  })
})
