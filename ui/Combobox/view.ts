import type { ListStatus } from '../ListStatus/statusProps.ts'
import { type ComboboxOption, type foldAll, matching } from './options.ts'

/** Fewer characters do not start a search. */
export const searchStartsAt = 3

/** Milliseconds without another key before the search begins. */
export const searchWaits = 225

/** State of a search. It carries its query, so that a late answer never shows for another one. */
export type Found = { query: string } & (
  | { status: 'loading' }
  | {
      status: 'failed'
      /** What went wrong, for the person. */
      message: string
    }
  | { status: 'ready'; options: readonly ComboboxOption[] }
)

/** What the list shows. */
export type View =
  /** Too little was typed: so many more characters are needed. */
  | { shows: 'prompt'; more: number }
  | { shows: 'loading' }
  | { shows: 'searching' }
  | { shows: 'failed'; message: string }
  | { shows: 'nothing' }
  | { shows: 'options'; options: readonly ComboboxOption[] }

const listOf = (options: readonly ComboboxOption[]): View => (options.length > 0 ? { shows: 'options', options } : { shows: 'nothing' })

/** The view of options that are all known, or are being read. */
export function viewOfKnown(
  options: ReturnType<typeof foldAll>,
  query: string,
  status: ListStatus['status'] = 'ready',
  failure = '',
): View {
  if (status === 'loading') return { shows: 'loading' }
  return status === 'failed' ? { shows: 'failed', message: failure } : listOf(matching(options, query))
}

/** The view of a search in the state `found`. */
export function viewOfFound(found: Found | null, query: string): View {
  const asked = query.trim()
  if (asked.length < searchStartsAt) return { shows: 'prompt', more: searchStartsAt - asked.length }
  if (found?.query !== asked || found.status === 'loading') return { shows: 'searching' }
  return found.status === 'failed' ? { shows: 'failed', message: found.message } : listOf(found.options)
}

/** Whether the text must still be searched for. */
export function isToBeAsked(found: Found | null, query: string): boolean {
  const asked = query.trim()
  return asked.length >= searchStartsAt && (found?.query !== asked || found.status === 'failed')
}
