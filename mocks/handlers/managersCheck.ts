import type { HttpHandler } from 'msw'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import { closeTicketPayment, lookUpTicketPayment, payTicket } from '../../features/managers/checkout/api.ts'
import { employeesAt } from '../examples/tickets.ts'
import { managerOf } from '../state/managing.ts'
import { closeCheckPayment, lookUpCheckPayment, payCheck, ticketAt } from '../state/payingChecks.ts'
import type { Refused } from '../state/refusal.ts'
import type { Store } from '../state/store.ts'
import { bearer, handle, handleOnce, OnTheWire } from './respond.ts'

/** Answers what a manager asks about a check, and pays it. */
export function managersCheckHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in manager. */
  const signedIn = (request: Request, answer: () => OnTheWire | Refused) => {
    const manager = managerOf(store, bearer(request))
    return 'kind' in manager ? manager : answer()
  }
  return [
    handle(getTicket, ({ path }, request) =>
      signedIn(request, () => {
        const ticket = ticketAt(store, path.id, path.ticketNumber)
        return 'kind' in ticket ? ticket : new OnTheWire({ ticket })
      }),
    ),
    handle(getEmployees, ({ path }, request) => signedIn(request, () => new OnTheWire({ employees: employeesAt(path.id) }))),
    handleOnce(payTicket, ({ body }, key, request) =>
      signedIn(request, () => {
        const paid = payCheck(store, body, key)
        return 'kind' in paid ? paid : new OnTheWire(paid)
      }),
    ),
    handle(lookUpTicketPayment, ({ path }, request) => signedIn(request, () => new OnTheWire(lookUpCheckPayment(store, path.key)))),
    handle(closeTicketPayment, ({ path }, request) => signedIn(request, () => new OnTheWire(closeCheckPayment(store, path.key)))),
  ]
}
