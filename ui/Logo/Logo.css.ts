import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const logo = style({
  // Keeps its own width in a column and stays at the line's start in a row.
  marginInlineEnd: 'auto',
  blockSize: vars.size.logo,
  inlineSize: 'auto',
  maxInlineSize: '100%',
})
