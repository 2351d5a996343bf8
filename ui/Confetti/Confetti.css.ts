import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'

export const canvas = style({
  position: 'fixed',
  zIndex: layer.confetti,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
})

/** Never visible: the colours of the pieces are read from it. */
export const probes = style({ display: 'none' })
export const colour = styleVariants({
  solid: { color: vars.accent.solid },
  bright: { color: vars.accent.bright },
  success: { color: vars.success.solid },
  info: { color: vars.info.solid },
  warning: { color: vars.warning.solid },
})
