import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const logo = style({
  alignSelf: 'flex-start',
  blockSize: vars.size.logo,
  inlineSize: 'auto',
  maxInlineSize: '100%',
})
