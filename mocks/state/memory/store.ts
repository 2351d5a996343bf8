import type { Account } from '../../examples/accounts.ts'
import { accounts as seededAccounts } from '../../examples/accounts.ts'
import type { SandboxOffer } from '../../examples/claim/offer.ts'
import { offers as seededOffers } from '../../examples/claim/offers.ts'
import { emptyState } from './state.ts'
import type { State } from './state.ts'

/** The sandbox's memory as plain data; the rules are functions over a store. */
export type Store = {
  readonly offers: readonly SandboxOffer[]
  readonly accounts: readonly Account[]
  readonly state: Readonly<State>
  /** Milliseconds since 1970. */
  now(): number
  /** A unique id: `claim-7`. */
  nextId(kind: string): string
  /** Six digits. */
  nextCode(): string
  /** Changes the state, and notifies the listeners. */
  update(change: (state: State) => void): void
  /** Clears everything but the offers and accounts. */
  reset(): void
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

type Options = {
  /** Determines the codes that are sent. */
  seed?: number
  clock?: () => number
  /** The state of an earlier run. */
  state?: State
  onChange?: (state: State) => void
  offers?: readonly SandboxOffer[]
  accounts?: readonly Account[]
}

/** A Friday evening, 20 November 2026 at 18:30 UTC. */
const storyTime = Date.UTC(2026, 10, 20, 18, 30)

/** Six digits that look random and are the same for the same numbers. */
function codeFor(seed: number, serial: number): string {
  let mixed = Math.imul(seed ^ (serial + 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return String(100_000 + (((mixed ^ (mixed >>> 16)) >>> 0) % 900_000))
}

export function createStore(options: Options = {}): Store {
  const { seed = 1, clock = () => storyTime, onChange } = options
  const listeners = new Set<() => void>()
  let state = options.state ?? emptyState()

  function tell() {
    onChange?.(state)
    for (const listener of listeners) listener()
  }

  return {
    offers: options.offers ?? seededOffers,
    accounts: options.accounts ?? seededAccounts,
    get state() {
      return state
    },
    now: clock,
    nextId: (kind) => `${kind}-${++state.serial}`,
    nextCode: () => codeFor(seed, ++state.serial),
    update(change) {
      change(state)
      tell()
    },
    reset() {
      state = emptyState()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
