import type { HttpHandler } from 'msw'
import * as paid from '../../features/bill/paid/api.ts'
import * as api from '../../features/diner/api.ts'
import { zeroCents } from '../../features/bill/sums/arithmetic.ts'
import { mailReceipt, payCheck } from '../state/diner/redeeming.ts'
import { catalogue } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handlePaying } from './respond.ts'

/** Answers the payment of a check, and its receipt. */
export function redemptionHandlers(store: Store): readonly HttpHandler[] {
  return [
    handlePaying(store, api.payTicket, ({ path, body }, key, request) => {
      const token = bearer(request)
      const email = token === null ? null : store.state.sessions[token]
      if (email === undefined) return catalogue.signInAgain
      const { locationId, due, lastPayment, part, lineIds, claimId, cash, tip, charge, paymentMethodId } = body
      return payCheck(store, {
        key,
        projectId: path.projectId,
        locationId,
        ticket: path.ticket,
        due,
        lastPayment,
        part,
        lineIds,
        claimId,
        cash,
        tip: tip?.amount ?? zeroCents,
        charge,
        paymentMethodId,
        email,
      })
    }),
    handle(paid.sendReceipt, ({ path, body }) => mailReceipt(store, path.key, body.email)),
  ]
}
