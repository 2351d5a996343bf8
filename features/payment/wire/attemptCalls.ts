import type * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'

type Responses<Charge extends z.ZodMiniType, LookUp extends z.ZodMiniType, Close extends z.ZodMiniType> = {
  readonly charge: Charge
  readonly lookUp: LookUp
  readonly close: Close
}

/**
 * Continues, looks up and closes an attempt by its key. The specifications name no such calls: that they are the same three for all that
 * is paid, or refunded, is our decision. Each surface reads its own part of the answer. The key alone tells no more than the outcome and
 * the charge, and the payer's token everything.
 */
export const attemptCalls = <Charge extends z.ZodMiniType, LookUp extends z.ZodMiniType, Close extends z.ZodMiniType>({
  charge,
  lookUp,
  close,
}: Responses<Charge, LookUp, Close>) => ({
  /** After the bank's question. */
  complete: endpoint({ method: 'POST', path: '/api/v6/attempts/{key}/complete', response: charge, auth: 'optional' }),
  lookUp: endpoint({ method: 'GET', path: '/api/v6/attempts/{key}', response: lookUp, auth: 'optional' }),
  close: endpoint({ method: 'POST', path: '/api/v6/attempts/{key}/close', response: close, auth: 'optional' }),
})
