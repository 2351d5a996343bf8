import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import type { Arrangements } from './enterprise.ts'
import type { Schemes } from './scheme.ts'

const taken = import.meta.glob<Arrangements>('./*/arrangements.ts', { eager: true, import: 'arrangements' })
const schemes = import.meta.glob<Schemes>('./*/schemes.ts', { eager: true, import: 'schemes' })

/** The enterprise of this build. The Storybook and the package have all. */
const only = process.env['ENTERPRISE']

/**
 * A function that writes the rules of this arrangement for the enterprises that take it: a build has nothing of the others. A rule is as
 * specific as one of the component itself, which comes before it.
 */
export function arrangement<Of extends keyof Arrangements>(of: Of, name: Arrangements[Of]) {
  const takers = Object.entries(schemes).flatMap(([path, own]) => {
    const id = path.split('/')[1] ?? ''
    const page = only === undefined ? `:where([data-enterprise="${id}"]) ` : ''
    return taken[`./${id}/arrangements.ts`]?.[of] === name && id === (only ?? id) ? { page, own } : []
  })
  return (selector: string, rule: GlobalStyleRule | ((schemes: Schemes) => GlobalStyleRule)): void => {
    for (const { page, own } of takers) globalStyle(`${page}${selector}`, typeof rule === 'function' ? rule(own) : rule)
  }
}
