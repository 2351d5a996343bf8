import { writeFileSync } from 'node:fs'

/** Figures by row (a page, a step) and column. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Saves measured figures for the Storybook's _Guides / Measured_. */
export const writeMeasured = (name: 'pages' | 'pageSteps' | 'uiSteps', figures: Figures): void =>
  writeFileSync(`stories/measured/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`)
