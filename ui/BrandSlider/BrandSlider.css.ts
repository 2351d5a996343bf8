import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Three beside each other even on the smallest phone; below each other only where the text is very large. */
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5rem, 100% / 3 - 1rem)), 1fr))',
  gap: vars.space.xs,
  flexGrow: 1,
})
export const one = style({ minInlineSize: 0 })
