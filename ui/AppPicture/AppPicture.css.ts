import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
  alignItems: 'center',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space.sm,
})

/** In front of the phone, and over its edge. */
export const promise = style({ zIndex: 1, rotate: '-4deg', marginInlineEnd: `calc(-1 * ${vars.space.lg})` })

export const phone = style({
  blockSize: '16rem',
  overflow: 'clip',
  overflowWrap: 'normal',
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.xs,
  border: `2px solid ${vars.text.base}`,
  borderRadius: '1.75rem',
  backgroundColor: vars.surface.page,
  backgroundImage: `linear-gradient(${vars.border.strong} 0 0)`,
  backgroundPosition: `50% ${vars.space.sm}`,
  backgroundSize: '2.5rem 0.25rem',
  backgroundRepeat: 'no-repeat',
})

/** As small as an app on a phone that stands in a picture. */
export const screen = style({ zoom: 0.8 })
