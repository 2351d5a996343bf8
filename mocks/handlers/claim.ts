import type { HttpHandler } from 'msw'
import * as api from '../../features/claim/api.ts'
import { phoneSchema } from '../../features/shared/contact/phone.ts'
import { claimOffer, isClaimCode, loadOffer, lookUpClaim } from '../state/claim/claiming.ts'
import type { Store } from '../state/memory/store.ts'
import { admitEmail, checkIfVerified, sendSmsCode, verifyNumber, verifySmsCode } from '../state/claim/verifying.ts'
import { getEnterprise, handle, handleKeyed, onTheWire, OnTheWire } from './respond.ts'

export function claimHandlers(store: Store): readonly HttpHandler[] {
  return [
    handle(api.getOffer, ({ path }) => {
      const offer = loadOffer(store, path.code)
      return 'kind' in offer ? offer : new OnTheWire({ offer: offer.wire })
    }),
    handle(api.verifyClaimCode, ({ query }) => ({ verified: isClaimCode(store, query.offerId, query.claimCode) })),
    handle(api.validateEmail, ({ query }) => admitEmail(store, query)),
    handle(api.sendSmsCode, ({ query, body }) => {
      const sent = sendSmsCode(store, { ...query, email: body.email })
      return 'kind' in sent ? sent : { ...sent, verifyNumber: phoneSchema.parse(verifyNumber) }
    }),
    handle(api.verifySmsCode, ({ query }) => verifySmsCode(store, { ...query, code: query.smsCode })),
    handle(api.checkIfVerified, ({ query }) => checkIfVerified(store, query)),
    handleKeyed(api.claimOffer, ({ query }, idempotencyKey, request) =>
      onTheWire(claimOffer(store, { ...query, idempotencyKey, enterprise: getEnterprise(request) })),
    ),
    handle(api.lookUpClaim, ({ path }) => new OnTheWire(lookUpClaim(store, path.key))),
  ]
}
