import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The line of a page's way back, above its heading. */
export const pageBack = style({
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.xs}) ${vars.space.xs}`,
  vars: { [vars.border.onHero]: vars.border.strong },
})
