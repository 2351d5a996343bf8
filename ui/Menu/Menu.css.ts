import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { floating, floatingLine } from '../overlay.css.ts'

export const positioner = style({ zIndex: layer.popup, outline: 'none' })

export const menu = style({
  ...floating,
  minInlineSize: 'max(12rem, var(--anchor-width))',
  maxInlineSize: 'min(20rem, var(--available-width))',
  maxBlockSize: 'var(--available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xxs,
  outline: 'none',
  transformOrigin: 'var(--transform-origin)',
  transitionProperty: 'opacity, scale',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' } },
})

export const item = style({
  ...floatingLine,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.surface.sunken },
    // The focus ring is inside the menu, where nothing cuts it off.
    '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
})
export const texts = style({ flex: 1, minInlineSize: 0 })
