import * as api from '../../features/claim/api.ts'
import { type ClaimState, getProof } from '../../features/claim/claim.ts'
import type { ClaimCommand, ClaimEvent, Proof } from '../../features/claim/events.ts'
import type { visitKey } from '../../features/claim/hash.ts'
import { savedClaim } from '../../features/claim/transition.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answers/answer.ts'
import { attemptKey, saveAttemptKey, settleAttempt } from '../runtime/api/attempts.ts'
import { call } from '../runtime/api/call.ts'
import type { CallsOf } from '../runtime/flow/carryOut.ts'
import { warnBeforeLeaving } from '../runtime/page/warnBeforeLeaving.ts'
import { rights } from '../runtime/session/rights.ts'
import { token as sessionToken } from '../runtime/session/token.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import type * as forMembers from './member.tsx'

/** Calls the script that is loaded for members only, because they are few. */
async function asMember<T>(ask: (member: typeof forMembers) => Promise<Answer<T>>): Promise<Answer<T>> {
  const member = await import('./member.tsx').catch(() => null)
  return member ? ask(member) : failed({ kind: 'offline' })
}

/**
 * The calls of the claim that is saved under this key, and how it is saved. A repeated claim carries the same idempotency key.
 * The token of its proof is a right of the claim's name, which ends once no state needs it.
 */
export function claimVisit(storageKey: ReturnType<typeof visitKey>) {
  const proof = { of: 'proof', name: storageKey } as const

  /** Takes the token out of an answer. One that comes too late changes nothing. */
  async function proven<T extends { readonly token: string }>(asked: Promise<Answer<T>>, { signal }: { readonly signal: AbortSignal }) {
    const answer = await asked
    if (!answer.ok) return answer
    const { token, ...rest } = answer.value
    if (!signal.aborted) rights.hold(proof.of, proof.name, token)
    return answered(rest)
  }

  /** Sends with the token of a proof; without it nothing is sent. */
  const prove = <T>(by: Proof, send: (token: string) => Promise<Answer<T>>): Promise<Answer<T>> =>
    by === 'session' ? asMember((member) => member.withTheirSession(send)) : rights.use(proof, send)

  const calls: CallsOf<ClaimCommand, ClaimEvent> = {
    loadOffer: ({ code }, options) => call(api.getOffer, { path: { code } }, options),
    verifyClaimCode: (query, options) => call(api.verifyClaimCode, { query }, options),
    validateEmail: (query, options) => proven(call(api.validateEmail, { query }, options), options),
    sendSmsCode: (query, options) => proven(call(api.sendSmsCode, { query, body: query }, options), options),
    verifySmsCode: (query, options) => prove('phone', (token) => call(api.verifySmsCode, { query: { token, ...query } }, options)),
    checkIfVerified: (query, options) => prove('phone', (token) => call(api.checkIfVerified, { query: { token, ...query } }, options)),
    signIn: (user, options) =>
      proven(
        asMember((member) => member.signIn(user, options)),
        options,
      ),
    claim: ({ proof: by, request }, options) =>
      prove(by, (token) => call(api.claimOffer, { query: { token, ...request } }, { ...options, key: attemptKey(storageKey) })),
    lookUpClaim: (_, options) => call(api.lookUpClaim, { path: { key: attemptKey(storageKey) } }, options),
  }

  /**
   * Saves the token of the state's proof and the key of a pending claim. The key lasts as long as the state: an answer that comes
   * once nobody waits for it must not end it, or the reload looks up another. Asks before the guest leaves, if a reload could not
   * look up the claim.
   */
  function onSave(state: ClaimState, isStateSaved: boolean): void {
    const by = getProof(state)
    if (by === null || by === 'session') rights.end(proof)
    const isTokenSaved = !rights.has(proof) || rights.save(proof)
    const isPending = 'proof' in state
    if (!isPending) settleAttempt(storageKey)
    warnBeforeLeaving('claim', isPending && !(saveAttemptKey(storageKey) && isTokenSaved && isStateSaved))
  }

  const hasToken = (by: Proof): boolean => (by === 'session' ? sessionToken() !== null : rights.has(proof))
  return { calls, persist: { storage: tabStorage, storageKey, saved: savedClaim(hasToken), onSave } }
}
