import type { HttpHandler } from 'msw'
import * as api from '../../features/managers/api.ts'
import { managedLocations } from '../examples/managers.ts'
import { guestsNamed, locationsNamed, managerOf, sendManagerCode, signManagerIn } from '../state/managing.ts'
import { closeRefund, lookUpRefund, makeRefund } from '../state/refundAttempts.ts'
import { guestAt, transactionsWithRefunds } from '../state/refunding.ts'
import type { Store } from '../state/store.ts'
import { bearer, handle, handleOnce, OnTheWire } from './respond.ts'

/** Answers every endpoint of the managers' app. */
export function managersHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in manager. */
  const signedIn = (request: Request, answer: () => Record<string, unknown>) => {
    const manager = managerOf(store, bearer(request))
    return 'kind' in manager ? manager : new OnTheWire(answer())
  }
  return [
    handle(api.sendLoginCode, ({ body }) => sendManagerCode(store, body.phone_number) ?? {}),
    handle(api.login, ({ body }) => {
      const answer = signManagerIn(store, body.phone_number, body.sms_verification_code)
      return 'kind' in answer ? answer : new OnTheWire(answer)
    }),
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
      signedIn(request, () => ({ transactions: transactionsWithRefunds(store, path.id) })),
    ),
    handle(api.getGuest, ({ path, query }, request) => {
      const manager = managerOf(store, bearer(request))
      if ('kind' in manager) return manager
      const user = guestAt(store, path.userId, query.location_id)
      return 'kind' in user ? user : new OnTheWire({ user })
    }),
    handleOnce(api.refund, ({ body }, key, request) => {
      const manager = managerOf(store, bearer(request))
      if ('kind' in manager) return manager
      const answer = makeRefund(store, body, key, `${manager.firstName} ${manager.lastName}`)
      return 'kind' in answer ? answer : new OnTheWire(answer)
    }),
    handle(api.lookUpRefund, ({ path }, request) => signedIn(request, () => lookUpRefund(store, path.key))),
    handle(api.closeRefund, ({ path }, request) => signedIn(request, () => closeRefund(store, path.key))),
  ]
}
