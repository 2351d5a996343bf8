import texts from 'virtual:texts/themes'
import { enterprises } from '../../.storybook/enterprises.ts'

/** The name of the composition that a style sheet of an enterprise writes: "card", "ledger". */
const composedIn = (enterprise: string, sheet: 'theme' | 'desk') =>
  /'\.\.\/compositions\/(\w+)\.ts'/.exec(texts[`themes/${enterprise}/${sheet}.css.ts`] ?? '')?.[1] ?? enterprise

/** The arrangement in a style sheet of each enterprise, by its name; the value is the enterprise that has it. */
export const arrangements = (sheet: 'theme' | 'desk') => enterprises.map(({ id }) => ({ value: id, label: composedIn(id, sheet) }))
