import type { Failure } from './answer.ts'

/** What a page reads: on its way, not to be had, or there. */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: Failure }
  | { readonly status: 'ready'; readonly value: T }
