import { type ReactNode, useState, useDeferredValue } from 'react'
import { useSignedIn } from '../session/session.ts'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import useSWR, { SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import type { Answer, Failure } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { type Remote, failedToLoad, loading, ready } from '../../../features/shared/api/remote.ts'
import { callSignedIn } from './callSignedIn.ts'
import { takeAhead } from './readAhead.ts'

/**
 * Names what an endpoint answers to an input, in the cache of reads. An endpoint with an optional sign-in answers a guest and a
 * signed-in person differently, so their answers have different names.
 */
export const readKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signedIn: boolean) =>
  [endpoint.path, input, endpoint.auth === 'optional' && signedIn] as const

/**
 * Reads again all that the page shows; what other pages show is read when they open. A write ends with it: nobody has to name what
 * it changes, so nothing is forgotten.
 */
export function useReadAll(): () => void {
  const { mutate } = useSWRConfig()
  // The reads are gone where the page was left meanwhile.
  return () => void mutate(() => true).catch(() => {})
}

/** Milliseconds for which an answer is not old: a glance at another tab reads nothing again. */
const staysFresh = 30_000

/** SWR also reads when the window gets the focus: a press on Pay after typing into the card's frame would read the bill again. */
function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}

/**
 * Caches what the pages below read. A page that opens again shows the cached answer while it reads a new one. SWR does not
 * retry, because `call` does; it only reads again when the browser is back online. Signing out empties the cache.
 */
export function Reads({ children }: { children: ReactNode }) {
  const [{ cache, session }, setCache] = useState(() => ({ cache: new Map(), session: 0 }))
  useSessionEnd(() => setCache((before) => ({ cache: new Map(), session: before.session + 1 })))
  return (
    <SWRConfig
      key={session}
      value={{ provider: () => cache, shouldRetryOnError: false, initFocus: onReturn, focusThrottleInterval: staysFresh }}>
      {children}
    </SWRConfig>
  )
}

class ReadFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** An answer, with the key of its read. */
type Reading<T> = { readonly key: string; readonly value: T }

/** Puts the answer of another call into the cache: `mutate(...answerInCache(…))`. A page that reads it shows it at once. */
export function answerInCache<E extends Endpoint>(endpoint: E, input: InputOf<E>, signedIn: boolean, value: OutputOf<E>) {
  const key = readKey(endpoint, input, signedIn)
  return [key, { key: unstable_serialize(key), value }, { revalidate: false }] as const
}

type Options<T> = {
  /** Shows the answer to the former input until the next one arrives: for searches and for pages of a list. */
  readonly keepPrevious?: boolean
  /** Milliseconds after an answer until it is read again; 0 for never. For data that changes without the visitor. */
  readonly repeatAfter?: (value: T) => number
  /**
   * Whether a page that opens reads again what the cache has.
   * @default true
   */
  readonly refreshes?: boolean
  /**
   * Whether it is read again when the person returns to the page. Only where what they agree to is then asked about: anything else
   * must not change under their finger, or while they pay in another app.
   * @default false
   */
  readonly readsOnReturn?: boolean
  /**
   * Whether it reads at all. If not, it shows what another page has read.
   * @default true
   */
  readonly fetches?: boolean
  /** Reads by a right, and not by the session. The input then has no secret: it is a key of the cache. */
  readonly ask?: () => Promise<Answer<T>>
}

/**
 * Reads an endpoint; with null as its input it waits. What was read stays visible while it is read again, also when that
 * fails. Each input has an answer of its own, so that a late one is never shown with a newer search.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { keepPrevious = false, repeatAfter = () => 0, refreshes = true, readsOnReturn = false, fetches = true, ask }: Options<OutputOf<E>> = {},
): {
  readonly read: Remote<OutputOf<E>>
  readonly readAgain: () => void
  readonly show: (value: OutputOf<E>) => void
  readonly update: (change: (value: OutputOf<E>) => OutputOf<E>) => void
} {
  const signedIn = useSignedIn()
  const key = input === null ? null : readKey(endpoint, input, signedIn)
  const text = unstable_serialize(key)
  const [ahead] = useState((): Reading<OutputOf<E>> | null => {
    const answer = input === null ? null : takeAhead(endpoint, input)
    return answer?.ok ? { key: text, value: answer.value } : null
  })
  const { data, error, isValidating, mutate } = useSWR<Reading<OutputOf<E>>, ReadFailed, typeof key>(
    key,
    fetches
      ? async ([, asked]) => {
          const answer = await (ask ? ask() : callSignedIn(endpoint, asked))
          if (!answer.ok) throw new ReadFailed(answer.failure)
          return { key: text, value: answer.value }
        }
      : null,
    {
      keepPreviousData: keepPrevious,
      refreshInterval: (latest) => (latest ? repeatAfter(latest.value) : 0),
      revalidateIfStale: refreshes,
      revalidateOnFocus: readsOnReturn,
      ...(ahead?.key === text && { fallbackData: ahead, revalidateOnMount: false }),
    },
  )
  type Latest = Reading<OutputOf<E>>
  // That of the read itself changes what is shown by then: an answer may be late.
  const { mutate: mutateAt } = useSWRConfig()
  const read = toRemote(useFirstDeferred(data), text, error?.failure ?? null, isValidating)
  return {
    read,
    readAgain: () => void mutate(),
    /** Shows the answer of another call. */
    show: (value) => void mutateAt(key, { key: text, value }, { revalidate: false }),
    /** Changes the read data by the answer of a write. A read that began earlier does not undo it. */
    update: (change) =>
      void mutateAt(key, (latest?: Latest) => latest && { key: text, value: change(latest.value) }, { revalidate: false }),
  }
}

/** The first answer of a key renders in slices, so that a large page does not block a press; a later one renders at once. */
function useFirstDeferred<T>(reading: Reading<T> | undefined): Reading<T> | undefined {
  const deferred = useDeferredValue(reading)
  return deferred?.key === reading?.key ? reading : deferred
}

function toRemote<T>(reading: Reading<T> | undefined, key: string, cause: Failure | null, refreshing: boolean): Remote<T> {
  if (reading?.key === key) return ready(reading.value, { refreshing, staleCause: cause })
  if (cause && !refreshing) return failedToLoad(cause)
  return reading ? ready(reading.value, { refreshing: true }) : loading
}
