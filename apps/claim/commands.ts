import type { ClaimCommand, ClaimEvent, ClaimRequest, ServerCommand } from '../../features/claim/claim.ts'
import * as api from '../../features/claim/api.ts'
import type { Wait } from '../../features/shared/flow.ts'
import { call } from '../runtime/call.ts'
import { attemptKey } from '../runtime/identifiers.ts'

type Command = Exclude<ClaimCommand, Wait<ClaimEvent>>

/** One verified guest claims one offer once: whatever is sent again carries the same key. */
const keyOf = ({ offerId, proof }: ClaimRequest) => attemptKey(['claim', offerId, proof.token])

async function ask(command: ServerCommand, signal: AbortSignal): Promise<ClaimEvent> {
  switch (command.type) {
    case 'loadOffer':
      return {
        type: 'loadOfferAnswered',
        answer: await call(api.getOffer, { path: { code: command.code } }, { signal }),
      }
    case 'verifyClaimCode':
      return { type: 'verifyClaimCodeAnswered', answer: await call(api.verifyClaimCode, { query: command }, { signal }) }
    case 'validateEmail':
      return { type: 'validateEmailAnswered', answer: await call(api.validateEmail, { query: command }, { signal }) }
    case 'sendSmsCode':
      return {
        type: 'sendSmsCodeAnswered',
        answer: await call(api.sendSmsCode, { query: command, body: command }, { signal }),
      }
    case 'verifySmsCode':
      return { type: 'verifySmsCodeAnswered', answer: await call(api.verifySmsCode, { query: command }, { signal }) }
    case 'checkIfVerified':
      return { type: 'checkIfVerifiedAnswered', answer: await call(api.checkIfVerified, { query: command }, { signal }) }
    case 'signIn': {
      const { email, password } = command
      return { type: 'signInAnswered', answer: await call(api.signIn, { body: { user: { email, password } } }, { signal }) }
    }
    case 'claim': {
      const { offerId, proof, claimCode, optIns } = command.request
      const query = { token: proof.token, offerId, claimCode, smsOptIn: optIns.sms, emailOptIn: optIns.email }
      return {
        type: 'claimAnswered',
        answer: await call(api.claimOffer, { query }, { signal, key: keyOf(command.request) }),
      }
    }
    case 'lookUpClaim':
      return {
        type: 'lookUpClaimAnswered',
        answer: await call(api.lookUpClaim, { path: { key: keyOf(command.request) } }, { signal }),
      }
  }
}

/** Carries out what the claim asks for. */
export async function run(command: Command, signal: AbortSignal, appUrl: string): Promise<ClaimEvent | null> {
  if (command.type !== 'openApp') return ask(command, signal)
  location.assign(appUrl)
  return null
}
