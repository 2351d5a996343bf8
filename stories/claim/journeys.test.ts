import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimVisit } from '../../apps/claim/commands.ts'
import { carryOut } from '../../apps/runtime/flow/carryOut.ts'
import { stubBrowser } from '../../apps/runtime/testing/browser.ts'
import type { ClaimState, ClaimStep } from '../../features/claim/claim.ts'
import type { ClaimCommand, ClaimEvent } from '../../features/claim/events.ts'
import type { Contact } from '../../features/claim/contact.ts'
import { guestEmail, guestPhone } from '../../features/claim/examples/claim.ts'
import { states } from '../../features/claim/examples/states.ts'
import { readHash, writeHash } from '../../features/claim/hash.ts'
import { transition } from '../../features/claim/transition.ts'
import { begin } from '../../features/claim/transitions/finding.ts'
import { emailSchema } from '../../features/shared/contact/email.ts'
import { password } from '../../mocks/examples/accounts.ts'
import { createHandlers } from '../../mocks/handlers/all.ts'
import { type NamedJourney, journeys } from '../../mocks/scenarios/journeys.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { createStore } from '../../mocks/state/memory/store.ts'

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

const isCarriedOut = ({ type }: ClaimCommand): boolean => type !== 'wait' && type !== 'openApp'

/** Follows a journey to its status, or as far as it goes. */
async function walk(journey: NamedJourney): Promise<string> {
  const { code, extra = '', scenario, leadsTo } = journey
  const store = createStore()
  const api = createHandlers(store)
  // Slow answers are not awaited: their status is passed on the way.
  const faults = scenario === undefined || scenario === 'slow' ? [] : scenarios[scenario].handlers(undefined, api)
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await getResponse([...faults, ...api], request)
    if (!response || response.type === 'error') throw new TypeError('offline')
    return response
  })
  const abilities = { calls: claimVisit(`flow.claim.${leadsTo}`).calls, handlers: { openApp: () => undefined } }
  const contact = extra.replace(/\{(\w+)\}/, '$1@mail.example')
  let step: ClaimStep = begin(readHash(writeHash(code ?? '', contact)))
  for (let steps = 0; steps < 12 && step[0].status !== leadsTo; steps += 1) {
    const [state, ...commands] = step
    const command = commands.find(isCarriedOut)
    const event = command
      ? await carryOut<ClaimCommand, ClaimEvent>(abilities, command, { signal: new AbortController().signal })
      : nextMove(state, journey, store.state.outbox.at(-1)?.code ?? '')
    if (!event) break
    step = transition(state, event)
  }
  return step[0].status
}

beforeEach(() => {
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the journeys of the home page', () => {
  it('CLM-00 lead to every status', () => {
    expect(new Set(journeys.map(({ leadsTo }) => leadsTo))).toEqual(new Set(Object.keys(states)))
  })
  it.each(journeys)('CLM-25 $code leads to $leadsTo', async (journey) => {
    expect(await walk(journey)).toBe(journey.leadsTo)
  })
})
