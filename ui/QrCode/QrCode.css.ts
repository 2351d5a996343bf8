import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Always dark on light, in every theme and in forced colors: cameras need it. */
export const frame = style({
  display: 'grid',
  aspectRatio: '1',
  inlineSize: '10rem',
  flexShrink: 0,
  maxInlineSize: '100%',
  padding: vars.space.xs,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.picture,
  backgroundColor: 'white',
  color: 'black',
  forcedColorAdjust: 'none',
})
export const code = style({ inlineSize: '100%', fill: 'black' })
export const texts = style({ placeSelf: 'center', overflow: 'hidden', fontSize: vars.fontSize.sm, textAlign: 'center' })
