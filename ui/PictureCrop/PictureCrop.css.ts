import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const stage = style({
  position: 'relative',
  // On a phone the slider below it is in sight too.
  blockSize: 'min(38vh, 22rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  // Transparent parts of a logo stay visible, whatever its color is.
  backgroundColor: 'gray',
})

/** The frame's line is seen on any picture. */
export const part = style({ border: `${vars.stroke.strong} solid white`, outlineOffset: '-4px' })
