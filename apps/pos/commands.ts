import * as venueApi from '../../features/bill/api.ts'
import type { CallAnswer, Calls, PosCommand, PosEvent } from '../../features/pos/pos.ts'
import * as accountApi from '../../features/account/api.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answer.ts'
import { setVenueCountry } from '../../features/shared/money/country.ts'
import type { Endpoint, InputOf, OutputOf } from '../../features/shared/api/endpoint.ts'
import { type CallOptions, call } from '../runtime/api/call.ts'
import type { CallsOf, HandlersOf } from '../runtime/flow/carryOut.ts'
import { forgetDevice } from '../runtime/storage/storage.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { expireSession, signIn, signOut } from '../runtime/session/session.ts'
import { readTipHabit } from '../runtime/payments/tipHabit.ts'
import { token } from '../runtime/session/token.ts'

/** Calls as the diner. The flow says what a 401 does here: it must know first whether money may have moved. */
export async function asDiner<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<Answer<OutputOf<E>>> {
  const bearer = token()
  return bearer === null ? failed({ kind: 'refused', status: 401, message: null }) : call(endpoint, input, { ...options, token: bearer })
}

type LoadVenue = Calls['loadVenue'][0]

/** The venue, with the diner's own habit. */
export async function loadVenue({ link, habit }: LoadVenue, options: CallOptions): Promise<CallAnswer<'loadVenue'>> {
  const { posSlug, location } = link
  const [answer, ownHabit] = await Promise.all([
    asDiner(venueApi.getVenue, { path: { posSlug, location } }, options),
    habit ?? readTipHabit(options.signal),
  ])
  if (!answer.ok) return answer
  const { tip, ...venue } = answer.value
  setVenueCountry(venue.country)
  return answered({ ...venue, tip: { ...tip, habit: ownHabit }, readAt: Date.now() })
}

export const loadTicket = (
  { link: { posSlug, ticket, payAmount }, projectId, locationId }: Calls['loadTicket'][0],
  options: CallOptions,
): Promise<CallAnswer<'loadTicket'>> =>
  asDiner(venueApi.getVenueTicket, { path: { projectId, ticket }, query: { posSlug, locationId, payAmount } }, options)

export const calls: CallsOf<PosCommand, PosEvent> = {
  signIn: async (user, options) => {
    const answer = await call(accountApi.signIn, { body: { user } }, options)
    if (answer.ok && !options.signal.aborted) signIn(answer.value.user.token)
    return answer
  },
  loadVenue,
  loadTicket,
}

export const handlers: HandlersOf<PosCommand, PosEvent> = {
  signOut: () => {
    signOut()
    return undefined
  },
  endSession: () => {
    const bearer = token()
    if (bearer !== null) expireSession(bearer)
    forgetDevice()
    return undefined
  },
  // Also an address that was saved before a reload is checked again.
  leave: ({ href }) => {
    const allowed = allowedReturnUrl(href)
    if (allowed !== null) location.assign(allowed)
    return undefined
  },
}
