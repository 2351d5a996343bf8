import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hint, label } from '../parts/field.css.ts'
import { folded } from '../parts/sharedVars.css.ts'
import { amountType } from '../typeStyles.css.ts'

const gutter = { paddingInline: vars.space.gutter } as const

export const planner = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
export const head = style({ ...gutter, display: 'grid', alignContent: 'start', gap: vars.space.xs, paddingBlock: '0.75rem 1.25rem' })
export const belt = style({ display: 'none' })
export const things = style({})
export const fields = style(gutter)
export const side = style({ ...gutter, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '1.75rem' })
export const more = style({ ...gutter, paddingBlock: vars.space.lg })

globalStyle(`${planner} > ${fields} > *`, { paddingBlock: '1rem', borderBlockEnd: `1px solid ${vars.border.subtle}` })
globalStyle(`${planner} ${label}`, { fontSize: '1rem', fontWeight: vars.fontWeight.regular })
globalStyle(`${planner} ${hint}`, { fontSize: vars.fontSize.xs })
/** The number is the field: without a box, on a line of ink. */
globalStyle(`${planner} input[type="text"]`, {
  ...amountType,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderBlockEnd: `2px solid ${vars.text.base}`,
  borderRadius: 0,
  boxShadow: 'none',
  background: 'none',
  fontSize: 'clamp(1.5rem, 10vw, 2.5rem)',
  lineHeight: 1.1,
  textAlign: 'end',
})
globalStyle(`${planner} input[type="text"][aria-invalid="true"]`, { borderColor: vars.danger.text })
/** The foot says what is due, beside the button, where the result is not in sight. */
const foot = `${planner} [data-place] > *`
globalStyle(foot, { '@media': { [folded]: { flexFlow: 'row wrap', alignItems: 'center', gap: vars.space.md } } })
globalStyle(`${foot} > :first-child`, { flex: 'none' })
globalStyle(`${foot} > :last-child`, { flex: '1 1 11.5rem', maxInlineSize: 'none' })
