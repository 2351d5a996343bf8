import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Its space is reserved, so that nothing moves when it loads or fails. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: '4rem',
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.field,
  // The other page's colours expect a light background.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
})
