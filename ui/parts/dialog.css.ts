import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { sheet } from '../overlay.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** On a phone it comes from the bottom, within a thumb's reach; on larger windows it is centred. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '@media': { [breakpoints.sm]: { alignItems: 'center', padding: vars.space.lg } },
})

export const dialog = style([
  sheet,
  {
    inlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 2.5rem)',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    transitionProperty: 'opacity, translate',
    transitionDuration: vars.motion.base,
    transitionTimingFunction: vars.motion.ease,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 1.5rem' } },
    '@media': { [breakpoints.sm]: { maxBlockSize: `calc(100dvh - 2 * ${vars.space.lg})`, borderRadius: vars.radius.card } },
  },
])

export const size = styleVariants({
  sm: { '@media': { [breakpoints.sm]: { maxInlineSize: '26rem' } } },
  md: { '@media': { [breakpoints.sm]: { maxInlineSize: '34rem' } } },
  lg: { '@media': { [breakpoints.sm]: { maxInlineSize: '52rem' } } },
})
