import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { opening, wrappingFall, wrappingRoom, wrappingWidth } from '../../themes/compositionVars.css.ts'
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
    maxInlineSize: fallbackVar(wrappingWidth, 'none'),
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

/** A share of the wrapping's width. */
const share = (of: number | string) => `${of} * min(100cqi, ${fallbackVar(wrappingWidth, '100cqi')})`
/** Its lower edge: 8 by 5, less the shadow. */
const edge = share(0.57)
const room = fallbackVar(wrappingRoom, '0.8')
const deep = share(0.17)
const out = share(0.14)
const down = share(fallbackVar(wrappingFall, '0.22'))
/** Nothing of it shows below the wrapping's edge. */
const inside = (below: string) => `inset(-2rem -2rem calc(100% - (${edge} + ${below}) / ${room}) -2rem)`

/** The lid comes off, the slip rises out of the wrapping, and comes forward. */
const rise = keyframes({
  '0%, 25%': { translate: `0 calc(${deep})`, scale: room, clipPath: inside(`-1 * ${deep}`) },
  '75%': { translate: `0 calc(-1 * ${out})`, scale: room, clipPath: inside(`${down} + ${out}`) },
  to: { clipPath: 'inset(-2rem)' },
})
/** The wrapping comes down, and sinks behind the slip. */
const sink = keyframes({
  '0%, 25%': { translate: '0 0', opacity: 1 },
  '75%': { zIndex: 1, translate: `0 calc(${down})` },
  '75.1%, 90%': { zIndex: -1, opacity: 1 },
  to: { zIndex: -1 },
})
/** Its inside, behind the slip. */
const behind = (y: string) => ({ background: `${boxPicture} 50% ${y} / min(100%, ${fallbackVar(wrappingWidth, '100%')}) auto no-repeat` })
const sinkBehind = keyframes({ '0%, 25%': behind('0'), '75%': behind(`calc(${down})`), to: behind('0') })

/** Measures the opening. A length in an animation of the container itself would be a share of the window. */
export const measured = style({ containerType: 'inline-size' })
export const unwrapped = style([
  drawing,
  parts.giftUnwrapped,
  {
    isolation: 'isolate',
    animation: `${sinkBehind} ${opening}`,
    // Gone, but for the moment in which it comes off.
    '::before': { opacity: 0, animation: `${sink} ${opening}` },
    '::after': { opacity: 0 },
  },
])
globalStyle(`${unwrapped} > *`, { transformOrigin: '50% 0', animation: `${rise} ${opening}` })
