import type { HttpHandler } from 'msw'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import type { Refused } from '../state/refusal.ts'
import { managerOf } from '../state/managing.ts'
import type { Store } from '../state/store.ts'
import { employeesAt, ticketNumbered } from '../examples/tickets.ts'
import { bearer, handle, OnTheWire } from './respond.ts'

/** Answers what a manager asks about a check. */
export function managersCheckHandlers(store: Store): readonly HttpHandler[] {
  /** Answers a signed-in manager. */
  const signedIn = (request: Request, answer: () => OnTheWire | Refused) => {
    const manager = managerOf(store, bearer(request))
    return 'kind' in manager ? manager : answer()
  }
  return [
    handle(getTicket, ({ path }, request) =>
      signedIn(request, () => {
        const ticket = ticketNumbered(path.ticketNumber)
        return 'kind' in ticket ? ticket : new OnTheWire({ ticket })
      }),
    ),
    handle(getEmployees, ({ path }, request) => signedIn(request, () => new OnTheWire({ employees: employeesAt(path.id) }))),
  ]
}
