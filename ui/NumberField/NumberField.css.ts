import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { error, field, texts } from '../parts/field.css.ts'

export const number = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${vars.space.xs} ${vars.space.sm}`,
})
globalStyle(`${number} > ${field}`, { display: 'contents' })
globalStyle(`${number} :is(${texts}, ${error})`, { gridColumn: '1 / -1', gridRow: 1 })
globalStyle(`${number} input`, { gridColumn: 2, gridRow: 2, textAlign: 'center' })
globalStyle(`${number} > button`, { gridRow: 2, gridColumn: 1, borderColor: vars.border.strong, color: vars.text.base })
globalStyle(`${number} > button:last-child`, { gridColumn: 3 })
globalStyle(`${number} ${error}`, { gridRow: 3 })

/** The label takes a line of its own where there is little room. */
const row = `${number}[data-row]`
globalStyle(row, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs })
globalStyle(`${row} ${texts}`, { flex: '1 1 8rem' })
globalStyle(`${row} > button`, { order: 1 })
globalStyle(`${row} input`, {
  order: 2,
  flex: '0 1 3.5rem',
  minInlineSize: '2rem',
  paddingInline: vars.space.xs,
  fontWeight: vars.fontWeight.strong,
})
globalStyle(`${row} > button:last-child`, { order: 3 })
globalStyle(`${row} ${error}`, { order: 4, flexBasis: '100%' })
