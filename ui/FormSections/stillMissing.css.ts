import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { field } from '../parts/field.css.ts'

export const mark = style({ display: 'block', color: vars.warning.text, fontWeight: vars.fontWeight.strong })

globalStyle(`${field}:has(${mark}) :is(input, select, textarea):not([aria-invalid])`, {
  borderInlineStartWidth: '4px',
  borderInlineStartColor: vars.warning.solid,
})
