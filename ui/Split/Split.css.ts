import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { inRows } from '../parts/field.css.ts'

/** Halves stack where they would be too narrow for a form or a picture. */
const halves = style([
  inRows,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))', minInlineSize: 0 },
])
const rail = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })
globalStyle(`${rail} > *`, { flex: '1 1 19rem', minInlineSize: 0 })
globalStyle(`${rail} > :first-child:not(:only-child)`, { flex: '999 1 32rem' })
globalStyle(`${rail} > :last-child:not(:only-child)`, { position: 'sticky', insetBlockStart: vars.space.lg })
const beside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const shares = { halves, rail, beside }
export const align = styleVariants({ start: { alignItems: 'start' }, center: { alignItems: 'center' }, stretch: { alignItems: 'stretch' } })
