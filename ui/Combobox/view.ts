import { type ComboboxOption, type foldAll, matching } from './options.ts'

/** Fewer characters are not searched for (MGR-03). */
export const searchStartsAt = 3

/** Milliseconds without another key before the search begins (MGR-03). */
export const searchWaits = 225

/** What has come of a search. It says for what it was, so that a late answer is never shown for another question. */
export type Found = { query: string } & (
  | { status: 'loading' }
  | {
      status: 'failed'
      /** What went wrong, in the person's words. */
      message: string
    }
  | { status: 'ready'; options: readonly ComboboxOption[] }
)

/** What the list shows. */
export type View =
  /** Too little was typed to search for: this many characters more are needed. */
  | { shows: 'prompt'; more: number }
  | { shows: 'loading' }
  | { shows: 'failed'; message: string }
  | { shows: 'nothing' }
  | { shows: 'options'; options: readonly ComboboxOption[] }

const listOf = (options: readonly ComboboxOption[]): View => (options.length > 0 ? { shows: 'options', options } : { shows: 'nothing' })

/** What of all known options is shown. */
export const viewOfKnown = (options: ReturnType<typeof foldAll>, query: string): View => listOf(matching(options, query))

/** What is shown of a search whose latest news is `found`. */
export function viewOfFound(found: Found | null, query: string): View {
  const asked = query.trim()
  if (asked.length < searchStartsAt) return { shows: 'prompt', more: searchStartsAt - asked.length }
  if (found?.query !== asked || found.status === 'loading') return { shows: 'loading' }
  return found.status === 'failed' ? { shows: 'failed', message: found.message } : listOf(found.options)
}

/** Whether what was typed is still to be asked for. */
export function isToBeAsked(found: Found | null, query: string): boolean {
  const asked = query.trim()
  return asked.length >= searchStartsAt && (found?.query !== asked || found.status === 'failed')
}
