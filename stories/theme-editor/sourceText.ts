import type { Seeds } from '../../themes/ramp.ts'
import type { Schemes } from '../../themes/scheme.ts'

/** Formats a value as the project does: two spaces, single quotes, names without quotes. */
const format = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/([\w'}])$/gm, '$1,')
    .replaceAll(/,,/g, ',')
    .replace(/,$/, '')

/** Writes each seed in one line, as in `seeds.ts`. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\{\s+(lightness[^}]*?),?\s+\}/g, (_, inside: string) => `{ ${inside.replaceAll(/\s+/g, ' ')} }`)

/** The text of an enterprise's `seeds.ts`. */
export const seedsText = (seeds: Seeds): string =>
  `import type { Seeds } from '../ramp.ts'\n\nexport const seeds: Seeds = ${inOneLine(format(seeds))}\n`

/** All tokens made from the seeds, for other tools, such as a design program's plug-in. */
export const schemesText = (schemes: Schemes): string =>
  `import type { Schemes } from '../scheme.ts'\n\nexport const schemes: Schemes = ${format(schemes)}\n`

/** The text as JavaScript. */
export const withoutTypes = (text: string): string => text.replaceAll(/^import type .*$/gm, '').replace(/: (?:Seeds|Schemes) =/, ' =')
