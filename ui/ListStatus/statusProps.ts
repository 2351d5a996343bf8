/** The state of a list from a server. `Table`, `List` and `Pagination` take the same props. Without `status` the list is ready. */
export type ListStatus = ReadStatus & {
  /** Announced by screen readers when it changes: "24 results". */
  announcement?: string
}

type ReadStatus =
  | {
      /** The first read runs: placeholders show instead of items. */
      status: 'loading'
      refreshing?: never
      stale?: never
      failure?: never
      onRetry?: never
    }
  | {
      /** The first read failed: the failure and a retry show instead of items. */
      status: 'failed'
      /** The failed action: "Failed to fetch transactions." */
      failure: string
      onRetry: () => void
      refreshing?: never
      stale?: never
    }
  | {
      /**
       * The items show, or `empty`.
       * @default 'ready'
       */
      status?: 'ready'
      /** A newer answer is awaited; the old items stay. */
      refreshing?: boolean
      /** Why the items may be out of date, after a refresh failed. */
      stale?: string | null
      /** Called to read again; shown beside `stale`. */
      onRetry?: () => void
      failure?: never
    }
