import { defaultMessages as statusMessages } from '../ListStatus/messages.ts'
import type { View } from './view.ts'

/** Texts of the field. */
export const defaultMessages = {
  ...statusMessages,
  /** Accessible name of the button that empties the field. */
  clear: 'Clear',
  /** Accessible name of the button that opens the list. */
  showList: 'Show the list',
  /** Shown while the options load. */
  loading: 'Loading…',
  /** Shown while too few characters are typed. */
  typeMore: (amount: number) => `Type ${amount} more ${amount === 1 ? 'character' : 'characters'} to search`,
  /** Shown while the search runs. */
  searching: 'Searching…',
  /** Shown when nothing matches. */
  nothing: (query: string) => `Nothing found for “${query}”`,
  /** Shown when there are no options at all. */
  empty: 'There is nothing to choose from',
}

/** The text for a list without options; empty when there are options. */
export function saidOf(view: View, query: string, say: typeof defaultMessages): string {
  switch (view.shows) {
    case 'prompt':
      return say.typeMore(view.more)
    case 'loading':
      return say.loading
    case 'searching':
      return say.searching
    case 'nothing':
      return query.trim() ? say.nothing(query.trim()) : say.empty
    case 'failed':
      return view.message
    case 'options':
      return ''
  }
}
