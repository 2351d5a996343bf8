import { writeFileSync } from 'node:fs'

/** Figures by row (a page, a step) and column. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Writes what a command measured where the Storybook's _Guides / Measured_ reads it. */
export const writeMeasured = (name: 'pages' | 'pageSteps' | 'uiSteps', figures: Figures): void =>
  writeFileSync(`stories/measured/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`)
