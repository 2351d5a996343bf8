import type { Failure } from './answers/answer.ts'

/** Server data as a page sees it. (No component may name its own type parameter `Value`: the props' documentation would recurse.) */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: Failure }
  | {
      readonly status: 'ready'
      readonly value: Value
      /** A newer answer is being read. */
      readonly refreshing: boolean
      /** Why the last refresh failed: the value is older than it should be. Null after a success. */
      readonly staleCause: Failure | null
    }

export const loading = { status: 'loading' } as const
export const failedToLoad = (cause: Failure) => ({ status: 'failed', cause }) as const
type Freshness = { readonly refreshing?: boolean; readonly staleCause?: Failure | null }

export const ready = <T>(value: T, { refreshing = false, staleCause = null }: Freshness = {}) =>
  ({ status: 'ready', value, refreshing, staleCause }) as const

/** The same state of reading, with a value that is made from the read one. */
export const mapRemote = <T, U>(remote: Remote<T>, change: (value: T) => U): Remote<U> =>
  remote.status === 'ready' ? { ...remote, value: change(remote.value) } : remote
