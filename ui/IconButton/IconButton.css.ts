import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const button = style({
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  // Transparent, so that the outline shows in forced-colors mode.
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.button,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.55 } },
})

export const variant = styleVariants({
  bare: {
    backgroundColor: 'transparent',
    color: vars.text.muted,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.surface.sunken, color: vars.text.base } },
  },
  solid: {
    backgroundColor: vars.accent.solid,
    color: vars.accent.onSolid,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.accent.solidHover } },
  },
  /** On another background than the page: takes the colour of the text around it. */
  inherit: {
    backgroundColor: 'transparent',
    color: 'inherit',
    selectors: { '&:hover:not(:disabled)': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' } },
  },
})
