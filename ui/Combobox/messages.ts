import type { View } from './view.ts'

/** Texts of the field. */
export const defaultMessages = {
  /** Accessible name of the button that empties the field. */
  clear: 'Clear',
  /** Accessible name of the button that opens the list. */
  showList: 'Show the list',
  /** The button that searches once more. */
  retry: 'Try again',
  /** Fewer characters are typed than are searched for. */
  typeMore: (amount: number) => `Type ${amount} more ${amount === 1 ? 'character' : 'characters'} to search`,
  /** The search is under way. */
  searching: 'Searching…',
  /** Nothing is like what was typed. */
  nothing: (query: string) => `Nothing found for “${query}”`,
  /** There are no options at all. */
  empty: 'There is nothing to choose from',
}

/** What is said of a list: in place of options while there are none, and nothing of options, which speak for themselves. */
export function saidOf(view: View, query: string, say: typeof defaultMessages): string {
  switch (view.shows) {
    case 'prompt':
      return say.typeMore(view.more)
    case 'loading':
      return say.searching
    case 'nothing':
      return query.trim() ? say.nothing(query.trim()) : say.empty
    case 'failed':
      return view.message
    case 'options':
      return ''
  }
}
