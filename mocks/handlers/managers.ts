import type { HttpHandler } from 'msw'
import * as api from '../../features/managers/api.ts'
import * as refundApi from '../../features/managers/refund/api.ts'
import { type ManagerAccount, managedLocations } from '../../features/managers/examples/locations.ts'
import { guestsNamed, locationsNamed, findManager, sendManagerCode, signManagerIn } from '../state/managers/managing.ts'
import { closeRefund, makeRefund } from '../state/managers/refundAttempts.ts'
import { guestAt, listed, transactionsWithRefunds } from '../state/managers/refunding.ts'
import { lookUp } from '../state/memory/attempts.ts'
import type { Refused } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleKeyed, onTheWire } from './respond.ts'

type Answer = Readonly<Record<string, unknown>> | Refused

/** Answers a signed-in manager. */
export function forManager(store: Store, request: Request, answer: (manager: ManagerAccount) => Answer) {
  const manager = findManager(store, bearer(request))
  return 'kind' in manager ? manager : onTheWire(answer(manager))
}

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
    handleKeyed(refundApi.refund, ({ body }, key, request) =>
      signedIn(request, ({ firstName, lastName }) => makeRefund(store, body, key, `${firstName} ${lastName}`)),
    ),
    handle(refundApi.lookUpRefund, ({ path }, request) => signedIn(request, () => lookUp(store, path.key))),
    handle(refundApi.closeRefund, ({ path }, request) => signedIn(request, () => closeRefund(store, path.key))),
  ]
}
