import * as api from '../../features/privacy/api.ts'
import type { PrivacyCommand, PrivacyEvent, Signal } from '../../features/privacy/privacy.ts'
import { call } from '../runtime/call.ts'
import { hasOptedOut, keepOptOut, sendsPrivacyControl } from '../runtime/consent.ts'

/** By what this browser is opted out now. */
export function signalNow(): Signal {
  if (sendsPrivacyControl()) return 'globalPrivacyControl'
  return hasOptedOut() ? 'earlierChoice' : 'none'
}

/** Carries a privacy choice out: in this browser, or at the server. */
export async function choose(command: PrivacyCommand, signal: AbortSignal): Promise<PrivacyEvent | null> {
  switch (command.type) {
    case 'keepOptOut':
      keepOptOut()
      return null
    case 'sendOptOut':
      return { type: 'sendOptOutAnswered', answer: await call(api.sendOptOut, { body: command.optOut }, { signal }) }
  }
}
