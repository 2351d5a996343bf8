import type { Failure } from './answer.ts'

export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: Failure }
  | { readonly status: 'ready'; readonly value: T }
