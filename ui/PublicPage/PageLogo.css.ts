import { fallbackVar, style } from '@vanilla-extract/css'
import { logoPicture, vars } from '../../themes/vars.css.ts'

export const logo = style({
  content: fallbackVar(logoPicture, 'normal'),
  // Keeps its own width in a column, and its place at the start of a row.
  marginInlineEnd: 'auto',
  blockSize: vars.size.logo,
  inlineSize: 'auto',
  maxInlineSize: '100%',
})
