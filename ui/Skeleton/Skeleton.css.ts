import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const skeleton = style({
  backgroundColor: vars.surface.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})
export const shape = styleVariants({
  line: { blockSize: '1em', inlineSize: '80%', borderRadius: vars.radius.sm },
  shortLine: { blockSize: '1em', inlineSize: '45%', borderRadius: vars.radius.sm },
  heading: { blockSize: vars.fontSize.display, inlineSize: '70%', borderRadius: vars.radius.sm },
  field: { blockSize: vars.size.control, borderRadius: vars.radius.field },
  button: { blockSize: vars.size.control, borderRadius: vars.radius.button },
  card: { blockSize: '8rem', borderRadius: vars.radius.card },
  picture: { aspectRatio: '16 / 9', borderRadius: vars.radius.picture },
  code: { inlineSize: '10rem', aspectRatio: '1', borderRadius: vars.radius.picture },
})
