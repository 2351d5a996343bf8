import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { filling } from '../parts/filling.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: fallbackVar(corner, vars.radius.picture),
  backgroundColor: fallbackVar(ground, vars.surface.sunken),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const ratio = styleVariants({ wide: { aspectRatio: '16 / 9' }, photo: { aspectRatio: '4 / 3' }, square: { aspectRatio: '1' } })
export const picture = style({
  ...filling,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-state="ready"]': { animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}` },
  },
})
export const fallback = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', color: vars.text.muted })
