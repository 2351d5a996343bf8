import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { boxPicture, lidPicture, vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

/** Greatest width of the wrapping. */
const wrappingWidth = createVar()
/** Width of what is in it, as a share of its own. */
const wrappingRoom = createVar()
/** The way down of it when it is opened, likewise. */
const wrappingFall = createVar()
/** The time in which a gift is opened. */
const opening = `calc(1.5 * ${vars.motion.slow} + 300ms) ${vars.motion.ease}`

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

export const wrapped = style([drawing, { containerType: 'inline-size', aspectRatio: '8 / 5' }])
export const tag = style({
  position: 'absolute',
  zIndex: 2,
  fontFamily: vars.font.heading,
  lineHeight: vars.lineHeight.snug,
  forcedColorAdjust: 'none',
})
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
  {
    isolation: 'isolate',
    animation: `${sinkBehind} ${opening}`,
    // Gone, but for the moment in which it comes off.
    '::before': { opacity: 0, animation: `${sink} ${opening}` },
    '::after': { opacity: 0 },
  },
])
globalStyle(`${unwrapped} > *`, { transformOrigin: '50% 0', animation: `${rise} ${opening}` })

/** An envelope, with the words on its flap and below the wax: the flap stays on it, behind the slip. Its paper is the same by day and by night. */
const turnUp = keyframes({
  from: { opacity: 1 },
  '25%': { zIndex: 1, translate: '0 0', rotate: 'x 180deg' },
  '25.1%': { zIndex: -1 },
  '75%': { translate: '0 22cqi', opacity: 1 },
  '80%, to': { zIndex: -1, translate: '0 22cqi', rotate: 'x 180deg', opacity: 0 },
})
const card = arrangement('slip', 'card')
card(tag, {
  inset: '9% 8% 7%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'center',
  color: vars.surface.hero,
})
// Only its front, below the flap.
card(`${unwrapped}::before`, { clipPath: 'polygon(0 0, 50% 66%, 100% 0, 100% 100%, 0 100%)' })
card(`${unwrapped}::after`, { transformOrigin: '50% 4%', animation: `${turnUp} ${opening}` })

/** A box stands on the field of color. Its tag hangs from the bow. */
const tray = arrangement('slip', 'tray')
const box = '25rem'
const flyOff = keyframes({ from: { opacity: 1 }, to: { translate: '18% -120%', rotate: '24deg' } })
tray(wrapped, { maxInlineSize: box, marginInline: 'auto' })
tray(tag, {
  insetBlockStart: '56%',
  insetInlineEnd: '3%',
  minInlineSize: 'min-content',
  maxInlineSize: '44%',
  padding: '0.5rem 1rem 0.5rem 1.75rem',
  borderRadius: '12px',
  color: vars.slip.ink,
  background: `radial-gradient(circle at 0.875rem 50%, ${vars.slip.rule} 0.3125rem, ${vars.slip.paper} calc(0.3125rem + 0.5px))`,
  boxShadow: `0 6px 14px -4px ${vars.surface.scrim}`,
  rotate: '-5deg',
})
tray(unwrapped, {
  vars: { [wrappingWidth]: box, [wrappingRoom]: '0.62' },
  // The ticket is wider there and the box is not, and the heading stands right below it.
  '@container': { '(min-width: 30rem)': { vars: { [wrappingRoom]: '0.36', [wrappingFall]: '0' } } },
})
tray(`${unwrapped}::after`, { animation: `${flyOff} calc(2 * ${vars.motion.slow}) ${vars.motion.ease}` })
