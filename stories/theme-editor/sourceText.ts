import type { Seeds } from '../../themes/ramp.ts'
import type { Schemes } from '../../themes/scheme.ts'

/** A value as the project writes it: two spaces, single quotes, bare names. */
const written = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/([\w'}])$/gm, '$1,')
    .replaceAll(/,,/g, ',')
    .replace(/,$/, '')

/** A seed in one line, as `seeds.ts` has it. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\{\s+(lightness[^}]*?),?\s+\}/g, (_, inside: string) => `{ ${inside.replaceAll(/\s+/g, ' ')} }`)

/** The text of an enterprise's `seeds.ts`. */
export const seedsText = (seeds: Seeds): string =>
  `import type { Seeds } from '../ramp.ts'\n\nexport const seeds: Seeds = ${inOneLine(written(seeds))}\n`

/** The tokens that follow, written out: for a reader who has no ramps, such as a drawing program's plug-in. */
export const schemesText = (schemes: Schemes): string =>
  `import type { Schemes } from '../scheme.ts'\n\nexport const schemes: Schemes = ${written(schemes)}\n`

/** The same text for an engine that knows no types. */
export const withoutTypes = (text: string): string => text.replaceAll(/^import type .*$/gm, '').replace(/: (?:Seeds|Schemes) =/, ' =')
