import type { TokenUses } from './tokenUses.ts'

/** The users of a token, also of those that take its whole group: components by name, then files of no component. */
export const usersOf = (uses: TokenUses, token: string): readonly string[] =>
  [...new Set([token, token.replace(/\w+$/, '*')].flatMap((name) => uses[name] ?? []))].toSorted(
    (one, other) => Number(one.includes('/')) - Number(other.includes('/')) || one.localeCompare(other),
  )
