import type * as z from 'zod/mini'
import type { ListSearch } from '../address.ts'

/** The facts of one kind of record. Each feature gives those of its own. */
export type Noun = {
  readonly article: 'a' | 'an'
  /** Unsaved edits are saved under it. */
  readonly one: string
  readonly many: string
  /** The path of the list, and its search. */
  readonly list: `/${string}`
  readonly search: z.ZodMiniType<ListSearch>
  /** The path of one record. */
  readonly item: `/${string}`
  readonly canDelete: boolean
}

export type Deletable = Noun & { readonly canDelete: true }
