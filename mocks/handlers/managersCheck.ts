import type { HttpHandler } from 'msw'
import { getEmployees, getTicket } from '../../features/managers/check/api.ts'
import { payTicket } from '../../features/managers/checkout/api.ts'
import { employeesAt } from '../examples/managers/tickets.ts'
import { payCheck, ticketAt } from '../state/managers/payingChecks.ts'
import type { Store } from '../state/memory/store.ts'
import { flat } from './attempts.ts'
import { forManager, managed } from './managers.ts'
import { handle, handlePaying } from './respond.ts'

/** Answers a manager's reads of a check, and pays it. */
export const managersCheckHandlers = (store: Store): readonly HttpHandler[] => [
  handle(getTicket, ({ path }, request) =>
    forManager(store, request, () => {
      const ticket = ticketAt(store, path.id, path.ticketNumber)
      return 'kind' in ticket ? ticket : { ticket }
    }),
  ),
  handle(getEmployees, ({ path }, request) => forManager(store, request, () => ({ employees: employeesAt(path.id) }))),
  handlePaying(store, payTicket, ({ body }, key, request) => managed(store, request, () => flat(payCheck(store, body, key)))),
]
