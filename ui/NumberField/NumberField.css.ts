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
