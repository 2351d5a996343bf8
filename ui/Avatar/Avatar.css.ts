import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { filling } from '../parts/filling.css.ts'

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  // Visible on a background of the same colour, too.
  border: `${vars.stroke.hair} solid color-mix(in srgb, currentColor 28%, transparent)`,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  lineHeight: 1,
  userSelect: 'none',
})
export const size = styleVariants({
  sm: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.fontSize.xs },
  md: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.fontSize.md },
  lg: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: vars.fontSize.lg },
})
export const picture = style({ ...filling, selectors: { '&:not([data-state="ready"])': { opacity: 0 } } })

export const changed = style({ position: 'relative', display: 'inline-grid', flexShrink: 0 })
/** Its middle is on the circle, at 45°, so that it covers no letter; a ring in the colour of the page sets it off. */
export const action = style({
  position: 'absolute',
  insetBlockStart: '85.4%',
  insetInlineStart: '85.4%',
  display: 'grid',
  margin: `calc(${vars.size.touch} / -2)`,
  vars: { [vars.size.icon]: '1rem' },
  background: `radial-gradient(circle, ${vars.surface.page} 1.0625rem, transparent calc(1.0625rem + 0.5px))`,
})
/** It looks smaller than its target. */
globalStyle(`${action} > button`, {
  border: '0.5rem solid transparent',
  borderRadius: vars.radius.round,
  backgroundClip: 'padding-box',
  '@media': { '(forced-colors: active)': { borderWidth: vars.stroke.control } },
})
