import type { HttpHandler } from 'msw'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import { closeTicketPayment, lookUpTicketPayment, payTicket } from '../../features/managers/checkout/api.ts'
import { employeesAt } from '../examples/managers/tickets.ts'
import { payCheck, ticketAt } from '../state/managers/payingChecks.ts'
import { close, lookUp } from '../state/memory/attempts.ts'
import type { Store } from '../state/memory/store.ts'
import { forManager } from './managers.ts'
import { handle, handleKeyed } from './respond.ts'

/** Answers a manager's reads of a check, and pays it. */
export const managersCheckHandlers = (store: Store): readonly HttpHandler[] => [
  handle(getTicket, ({ path }, request) =>
    forManager(store, request, () => {
      const ticket = ticketAt(store, path.id, path.ticketNumber)
      return 'kind' in ticket ? ticket : { ticket }
    }),
  ),
  handle(getEmployees, ({ path }, request) => forManager(store, request, () => ({ employees: employeesAt(path.id) }))),
  handleKeyed(payTicket, ({ body }, key, request) => forManager(store, request, () => payCheck(store, body, key))),
  handle(lookUpTicketPayment, ({ path }, request) => forManager(store, request, () => lookUp(store, path.key))),
  handle(closeTicketPayment, ({ path }, request) => forManager(store, request, () => close(store, path.key))),
]
