import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The links of a footer on the page's own ground. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  ':hover': { color: vars.text.base },
})
