import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/saved.ts'
import type { ClaimState } from './claim.ts'
import { transition } from './transition.ts'
import { claimingSaved } from './transitions/claiming.ts'
import { contactSaved } from './transitions/contact.ts'
import { endingSaved } from './transitions/ending.ts'
import { findingSaved } from './transitions/finding.ts'
import { verifyingSaved } from './transitions/verifying.ts'

const savedState: z.ZodMiniType<ClaimState> = z.union([
  ...findingSaved,
  ...contactSaved,
  ...verifyingSaved,
  ...claimingSaved,
  ...endingSaved,
])

/** The token of an SMS code or of the proof. It is saved apart from the state, so that it can be deleted alone. */
export function tokenOf(state: ClaimState): string | null {
  if ('dispatch' in state) return state.dispatch.token
  if ('proof' in state) return state.proof?.token ?? null
  return 'during' in state ? tokenOf(state.during) : null
}

/** A copy of a saved state with this token and no password, however deep they are. */
function withSecrets(saved: unknown, token: string): unknown {
  const secrets: Readonly<Record<string, string>> = { token, password: '' }
  return JSON.parse(JSON.stringify(saved, (name, value: unknown) => (typeof value === 'string' ? (secrets[name] ?? value) : value)))
}

/** Saves the state to which a reload leads, without its secrets, and reads it back with the saved token. */
export const savedClaim = (tokenNow: () => string | null): Saved<ClaimState> => ({
  version: 4,
  toSave: (state) => withSecrets(transition(state, { type: 'reloaded' })[0], ''),
  read: (saved) => {
    const token = tokenNow()
    const { data: state = null } = z.safeParse(savedState, withSecrets(saved, token ?? ''))
    if (!state || token !== null || tokenOf(state) === null) return state
    // Without its token a claim can only be looked up, and an SMS code cannot be verified.
    return 'proof' in state ? { status: 'claimUnknown', draft: state.draft, contact: null, proof: null, lookUp: 'asking' } : null
  },
})
