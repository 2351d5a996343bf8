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

const row = `${number}[data-row]`
globalStyle(row, { gridTemplateColumns: 'minmax(0, 1fr) auto 3.5rem auto', alignItems: 'center', columnGap: vars.space.xs })
globalStyle(`${row} ${texts}`, { gridColumn: 1 })
globalStyle(`${row} input`, { gridColumn: 3, gridRow: 1, paddingInline: vars.space.xs, fontWeight: vars.fontWeight.strong })
globalStyle(`${row} > button`, { gridRow: 1, gridColumn: 2 })
globalStyle(`${row} > button:last-child`, { gridColumn: 4 })
