import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../themes/vars.css.ts'

const { map } = vars
const appear = keyframes({ from: { opacity: 0 } })

/** Blocks, water and parks are outlined where the theme's outline has a width. */
const outlined = { stroke: map.outline, strokeWidth: vars.stroke.map } as const
const line = { fill: 'none', strokeLinecap: 'butt', strokeLinejoin: 'round' } as const

export const city = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  transformOrigin: '0 0',
  maxInlineSize: 'none',
  backgroundColor: map.street,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' }, '(forced-colors: active)': { opacity: 0.35 } },
})
export const plain = style({ ...outlined, fill: map.block })
export const outline = style(outlined)
export const dense = style({ fill: map.blockDense })
export const hatch = style({ stroke: map.hatch, strokeWidth: '0.9px' })
export const landmark = style({ ...outlined, fill: map.landmark })
export const park = style({ ...outlined, fill: map.park })
export const tree = style({ ...outlined, fill: map.tree })
export const ground = style({ fill: map.street })
export const street = style({ ...line, stroke: map.street })
export const bank = style({ ...line, stroke: map.street })
export const parapet = style({ ...line, stroke: map.outline })
export const water = style({ ...line, stroke: map.water })
export const ripple = style({ ...line, stroke: map.ripple })
