import type { Law } from './laws.ts'

/** A law that a surface is known to break, by the words of its failure, until the reason is gone. */
type Listed = { readonly surface: string; readonly law: Law; readonly says: RegExp; readonly why: string }

export const listed: readonly Listed[] = [
  {
    surface: 'pos',
    law: 'proofs',
    says: /that is opened shows “Nothing is left to pay”$/,
    why: 'a paid bill that is opened by its link again says that it is settled, and shows no proof until payments have one memory',
  },
]
