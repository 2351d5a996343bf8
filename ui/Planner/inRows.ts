import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { error, field, texts } from '../parts/field.css.ts'
import { fields, planner } from './Planner.css.ts'

/** A row for each question: its words at the start, its number at the end, and what is wrong with it below. */
export function inRows(apply: (selector: string, rule: GlobalStyleRule) => void) {
  const columns = {
    display: 'grid',
    gridTemplateColumns: 'minmax(min(6rem, 30vw), 1fr) minmax(0, 12.5rem)',
    alignItems: 'center',
    columnGap: vars.space.md,
  }
  apply(`${planner} ${field}:not([data-steps] *)`, columns)
  apply(`${fields} > [data-steps]`, {
    ...columns,
    gridTemplateColumns: 'minmax(min(6rem, 30vw), 1fr) auto minmax(2.5rem, 6rem) auto',
    columnGap: vars.space.xs,
  })
  apply(`${planner} [data-steps] :is(${texts}, input, button)`, { gridRow: 1 })
  apply(`${planner} [data-steps] ${texts}`, { gridColumn: 1 })
  apply(`${planner} [data-steps] > button:nth-child(2)`, { gridColumn: 2 })
  apply(`${planner} [data-steps] input`, { gridColumn: 3 })
  apply(`${planner} [data-steps] > button:last-child`, { gridColumn: 4 })
  apply(`${planner} ${field} > ${error}`, { gridColumn: '1 / -1', gridRow: 2 })
}
