import type { ListStatus } from '../ListStatus/statusProps.ts'
import type { ComboboxOption } from './options.ts'
import type { Found } from './view.ts'

/** Where the options come from. */
export type Source =
  | (ListStatus & {
      /**
       * All options, searched in the browser; none until they are loaded. Pass the same array on each render, so that it
       * is indexed once.
       */
      options: readonly ComboboxOption[]
      found?: never
      onSearch?: never
    })
  | (Partial<Record<keyof ListStatus, never>> & {
      options?: never
      /** State of the search; null before the first. */
      found: Found | null
      /** Called to search: from 3 characters on, 225 ms after the last key, and at once for a retry. */
      onSearch: (query: string) => void
    })
