import { style } from '@vanilla-extract/css'
import * as parts from '../../themes/parts.css.ts'
import { rise } from '../../themes/compositionVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

export const wrapping = style([
  parts.giftWrapping,
  {
    position: 'relative',
    containerType: 'inline-size',
    aspectRatio: '8 / 5',
    // Over what comes out of it.
    selectors: { '&[data-opening]': { position: 'absolute', insetInline: 0, insetBlockStart: 0, pointerEvents: 'none' } },
    '@media': { print: { selectors: { '&[data-opening]': { display: 'none' } } } },
  },
])

export const unwrapped = style({ position: 'relative' })
export const content = style({ animation: `${rise} calc(2 * ${vars.motion.slow}) ${vars.motion.ease}` })

const layer = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const box = style([parts.giftBox, layer])
export const lid = style([parts.giftLid, layer])

export const tag = style([parts.giftTag, { fontFamily: vars.font.heading, lineHeight: vars.lineHeight.snug, forcedColorAdjust: 'none' }])
export const to = style({ ...headingType, fontSize: 'clamp(1.25rem, 7cqi, 2rem)', lineHeight: vars.lineHeight.tight })
/** A long name is cut off: the heading beside it has it in full. */
export const from = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
})
