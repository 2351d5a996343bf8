import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Its room is kept from the first, so that nothing moves when it comes, or if it never does. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: '4rem',
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.field,
  // Of the other page's making: on what it was drawn for.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
})
