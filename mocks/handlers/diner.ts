import type { HttpHandler } from 'msw'
import * as api from '../../features/diner/api.ts'
import { zeroCents } from '../../features/bill/sums/share.ts'
import { closeCheck, completeCheck, lookUpCheck, mailReceipt, payCheck } from '../state/diner/redeeming.ts'
import { catalogue } from '../state/memory/refusal.ts'
import type { Store } from '../state/memory/store.ts'
import { bearer, handle, handleOnce, onTheWire, OnTheWire } from './respond.ts'

/** Answers what pays a check, and its receipt. */
export function redemptionHandlers(store: Store): readonly HttpHandler[] {
  return [
    handleOnce(api.payTicket, ({ path, body }, key, request) => {
      const token = bearer(request)
      const email = token === null ? null : store.state.sessions[token]
      if (email === undefined) return catalogue.signInAgain
      const { locationId, due, claimId, cash, tip, paymentMethodId } = body
      return onTheWire(
        payCheck(store, {
          key,
          projectId: path.projectId,
          locationId,
          ticket: path.ticket,
          due,
          claimId,
          cash,
          tip: tip?.amount ?? zeroCents,
          paymentMethodId,
          email,
        }),
      )
    }),
    handle(api.completePayment, ({ path }) => onTheWire(completeCheck(store, path.key))),
    handle(api.lookUpPayment, ({ path }) => new OnTheWire(lookUpCheck(store, path.key))),
    handle(api.closePayment, ({ path }) => new OnTheWire(closeCheck(store, path.key))),
    handle(api.sendReceipt, ({ path, body }) => mailReceipt(store, path.key, body.email)),
  ]
}
