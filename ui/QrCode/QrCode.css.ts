import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Dark on light by day and by night, in every house and in forced colours: cameras read it so. */
export const frame = style({
  display: 'grid',
  aspectRatio: '1',
  maxInlineSize: '100%',
  padding: vars.space.xs,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.picture,
  backgroundColor: 'white',
  color: 'black',
  forcedColorAdjust: 'none',
})
export const size = styleVariants({ md: { inlineSize: '10rem' }, lg: { inlineSize: '16rem' } })
export const code = style({ inlineSize: '100%', fill: 'black' })
export const texts = style({ placeSelf: 'center', overflow: 'hidden', fontSize: vars.fontSize.sm, textAlign: 'center' })
