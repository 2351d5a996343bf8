import { type Refused, refuse } from './refusal.ts'
import type { Store } from './store.ts'

const most = 5
/** In seconds. */
const rest = 60

type Tries = { failed: number; restsUntil: number }

/** In memory only: a sandbox that starts again has seen no tries. */
const triesByStore = new WeakMap<Store, Map<string, Tries>>()

/**
 * Lets somebody try a secret, such as a code. After five wrong ones it refuses for a minute, also the right one. `secret` names
 * what is tried: `sms:token-7`.
 */
export function limited<T extends object>(store: Store, secret: string, attempt: () => T | Refused): T | Refused {
  const all = triesByStore.get(store) ?? new Map<string, Tries>()
  triesByStore.set(store, all)
  const { failed, restsUntil } = all.get(secret) ?? { failed: 0, restsUntil: 0 }
  const left = restsUntil - store.now()
  if (left > 0) return { ...refuse('There were too many wrong codes.', 429), retryAfter: Math.ceil(left / 1_000) }
  const answer = attempt()
  if (!('kind' in answer && answer.kind === 'refused')) all.delete(secret)
  else if (failed + 1 < most) all.set(secret, { failed: failed + 1, restsUntil: 0 })
  else all.set(secret, { failed: 0, restsUntil: store.now() + rest * 1_000 })
  return answer
}

/** In memory only, as the tries: milliseconds since 1970 until which nothing is done, by what is done. */
const restsByStore = new WeakMap<Store, Map<string, number>>()

/** Does something at most once a minute: until then it refuses, with the time to wait. `what` names it: `gift:purchase-7`. */
export function oncePerMinute<T>(store: Store, what: string, act: () => T): T | Refused {
  const all = restsByStore.get(store) ?? new Map<string, number>()
  restsByStore.set(store, all)
  const left = (all.get(what) ?? 0) - store.now()
  if (left > 0) return { ...refuse('We have just sent it.', 429), retryAfter: Math.ceil(left / 1_000) }
  all.set(what, store.now() + rest * 1_000)
  return act()
}
