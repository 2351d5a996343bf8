import { isolated } from './isolated.ts'

/** Names in a sentence: `Ada, Bao, and Cy`. */
export const isolatedList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(names.map(isolated))
