import type { Answer, Failure } from './answer.ts'

/** What a page reads and shows, and nothing more: on its way, not to be had, or there. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: Failure }
  | { readonly status: 'ready'; readonly value: T }

/** What an answer makes of it; none yet is on its way. */
export function loadableOf<T>(answer: Answer<T> | undefined): Loadable<T> {
  if (answer === undefined) return { status: 'loading' }
  return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed', cause: answer.failure }
}
