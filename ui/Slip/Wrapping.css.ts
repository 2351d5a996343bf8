import { globalStyle, style } from '@vanilla-extract/css'
import { rise } from '../../themes/compositionVars.css.ts'
import * as parts from '../../themes/parts.css.ts'
import { boxPicture, lidPicture, vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

const layer = (picture: string) =>
  ({
    content: '',
    position: 'absolute',
    // In front of what comes out.
    zIndex: 1,
    insetBlockStart: 0,
    insetInline: 0,
    inlineSize: '100%',
    marginInline: 'auto',
    aspectRatio: '8 / 5',
    background: `${picture} 50% / contain no-repeat`,
    pointerEvents: 'none',
  }) as const
const drawing = style({ position: 'relative', '::before': layer(boxPicture), '::after': layer(lidPicture) })

export const wrapped = style([drawing, parts.giftWrapped, { containerType: 'inline-size', aspectRatio: '8 / 5' }])
export const tag = style([
  parts.giftTag,
  { position: 'absolute', zIndex: 2, fontFamily: vars.font.heading, lineHeight: vars.lineHeight.snug, forcedColorAdjust: 'none' },
])
export const to = style({ ...headingType, fontSize: 'clamp(1rem, 7cqi, 2rem)', lineHeight: vars.lineHeight.tight })
/** A long name is cut off: the heading beside it has it in full. */
export const from = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
})

export const unwrapped = style([
  drawing,
  parts.giftUnwrapped,
  { '@media': { print: { '::before': { display: 'none' }, '::after': { display: 'none' } } } },
])
globalStyle(`${unwrapped} > *`, { animation: `${rise} calc(2 * ${vars.motion.slow}) ${vars.motion.ease}` })
