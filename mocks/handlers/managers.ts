import type { HttpHandler } from 'msw'
import * as api from '../../features/managers/api.ts'
import * as refundApi from '../../features/managers/refund/api.ts'
import { type ManagerAccount, managedLocations } from '../../features/managers/examples/locations.ts'
import { guestsNamed, locationsNamed, findManager, sendManagerCode, signManagerIn } from '../state/managers/managing.ts'
import { makeRefund } from '../state/managers/refundAttempts.ts'
import { guestAt, listed, transactionsWithRefunds } from '../state/managers/refunding.ts'
import type { Refused } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handlePaying, onTheWire } from './respond.ts'

type Answer = Readonly<Record<string, unknown>> | Refused

/** The answer for a signed-in manager. */
export function managed(store: Store, request: Request, answer: (manager: ManagerAccount) => Answer): Answer {
  const manager = findManager(store, bearer(request))
  return 'kind' in manager ? manager : answer(manager)
}

/** The same, sent unchanged. */
export const forManager = (...asked: Parameters<typeof managed>) => onTheWire(managed(...asked))

/** Answers every endpoint of the managers' app. */
export function managersHandlers(store: Store): readonly HttpHandler[] {
  const signedIn = (request: Request, answer: (manager: ManagerAccount) => Answer) => forManager(store, request, answer)
  return [
    handle(api.sendSignInCode, ({ body }) => sendManagerCode(store, body.phone_number) ?? {}),
    handle(api.signInByCode, ({ body }) => onTheWire(signManagerIn(store, body.phone_number, body.sms_verification_code))),
    handle(api.getLocations, ({ query }, request) =>
      signedIn(request, () => ({
        locations:
          query.location_id === undefined
            ? locationsNamed(query.query ?? '')
            : managedLocations.filter(({ id }) => String(id) === query.location_id),
      })),
    ),
    handle(api.getGuests, ({ query }, request) => signedIn(request, () => ({ users: guestsNamed(query.query) }))),
    handle(api.getTransactions, ({ path }, request) =>
      signedIn(request, () => ({ transactions: transactionsWithRefunds(store, path.id).map(listed) })),
    ),
    handle(api.getGuest, ({ path, query }, request) =>
      signedIn(request, () => {
        const user = guestAt(store, path.userId, query.location_id)
        return 'kind' in user ? user : { user }
      }),
    ),
    handlePaying(store, refundApi.refund, ({ body }, key, request) =>
      managed(store, request, ({ firstName, lastName }) => makeRefund(store, body, key, `${firstName} ${lastName}`)),
    ),
  ]
}
