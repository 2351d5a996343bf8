import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  // A tall or a wide logo shrinks, and the frame does not grow.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '8rem',
  padding: vars.space.md,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.picture,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  forcedColorAdjust: 'none',
})
/** `light` and `dark` are the same in every theme and scheme: they show the logo as its readers will see it. */
export const ground = styleVariants({
  light: { backgroundColor: 'white', color: 'black' },
  dark: { backgroundColor: 'black', color: 'white' },
})
export const picture = style({
  gridArea: '1 / 1',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  selectors: { '&:not([data-state="ready"])': { opacity: 0 } },
})
export const fallback = style({ gridArea: '1 / 1', fontSize: vars.fontSize.sm })
