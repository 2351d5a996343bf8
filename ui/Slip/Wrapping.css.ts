import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { boxPicture, gifts, lidPicture, toolPicture, vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

/** Greatest width of the wrapping. */
const wrappingWidth = createVar()
/** Width of what is in it, as a share of its own. */
const wrappingRoom = createVar()
/** The way of the slip above it, likewise. */
const wrappingOut = createVar()
/** The time of the opening and its direction. What is sent begins half out of its wrapping. */
const play = createVar()
const closing = `calc(1.6 * ${vars.motion.slow} + 240ms)`
const forwards = `calc(1.6 * ${vars.motion.slow} + 560ms) ${vars.motion.ease}`
const backwards = `${closing} ${vars.motion.ease} calc(-0.25 * ${closing}) reverse`

/** Measures the wrapping. A length in an animation of the container itself would be a share of the window. */
export const measured = style({ containerType: 'inline-size' })
/** Sent just now: the slip is still there. */
export const inside = style({ transformOrigin: '50% 0' })

const layer = {
  position: 'absolute',
  // In front of what comes out.
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  maxInlineSize: fallbackVar(wrappingWidth, 'none'),
  marginInline: 'auto',
  aspectRatio: '8 / 5',
} as const
const picture = (of: string) => ({ background: `${of} 50% / contain no-repeat` })
const drawn = (of: string) => ({ ...layer, ...picture(of), content: '', pointerEvents: 'none' }) as const

/** A share of the wrapping's width. */
const share = (of: number | string) => `${of} * min(100cqi, ${fallbackVar(wrappingWidth, '100cqi')})`
export const wrapping = style({
  position: 'relative',
  isolation: 'isolate',
  blockSize: `calc(${share(0.625)})`,
  '::before': drawn(boxPicture),
  '::after': drawn(lidPicture),
})

export const seal = style({ ...layer, zIndex: 2, pointerEvents: 'none', forcedColorAdjust: 'none' })
export const tag = style({ position: 'absolute', fontFamily: vars.font.heading, lineHeight: vars.lineHeight.snug })
export const to = style({ ...headingType, fontSize: `clamp(1rem, ${share(0.07)}, 2rem)`, lineHeight: vars.lineHeight.tight })
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

/** Its lower edge: 8 by 5, less the shadow. */
const edge = share(0.57)
const room = fallbackVar(wrappingRoom, '0.8')
const deep = share(0.17)
const out = share(fallbackVar(wrappingOut, '0.14'))
/** Nothing of it shows below the wrapping's edge. */
const clip = (below: string) => ({ opacity: 1, clipPath: `inset(-2rem -2rem calc(100% - (${edge} + ${below}) / ${room}) -2rem)` })
const at = (y: string) => ({ translate: `0 calc(${y})` })

// In each of these the seal is gone at 10 %, the wrapping is open at 30 %, and the slip is out at 68 %.
const peel = keyframes({ from: { opacity: 1 }, '10%, to': { opacity: 0 } })
const lift = keyframes({ '10%, to': { scale: '1.15' } })
const rise = keyframes({
  '0%, 30%': { ...at(deep), scale: room, ...clip(`-1 * ${deep}`) },
  '68%': { ...at(`-1 * ${out}`), scale: room, ...clip(out) },
  // From here on it is in front.
  '68.1%': { clipPath: 'inset(-2rem)' },
  to: { opacity: 1, clipPath: 'inset(-2rem)' },
})

const opened = `${measured}[data-wrapping="opened"] >`
const sentNow = `${measured}[data-wrapping="sent"]`
const sent = `${sentNow} >`
globalStyle(`${opened} ${wrapping}`, { blockSize: 'auto', vars: { [play]: forwards } })
// Gone, but for the moment in which it comes off.
globalStyle(`${opened} ${wrapping}::before, ${opened} ${wrapping}::after, ${opened} * > ${seal}`, { opacity: 0 })
globalStyle(`${sent} ${wrapping}`, { vars: { [play]: backwards } })
globalStyle(`${sent} * > ${inside}`, { position: 'absolute', insetInline: 0, opacity: 0 })
/** Both ways. */
const moves = `${wrapping}:has(> ${inside})`
const plays = (motion: string) => ({ animation: `${motion} ${play}` })
globalStyle(`${moves} > ${inside}`, plays(rise))
globalStyle(`${moves} > ${seal}`, plays(peel))
// The wax and the tag, and not their layer, which is as wide as the page.
globalStyle(`${moves} > ${seal}::before, ${moves} > ${seal}::after, ${moves} > ${seal} > *`, plays(lift))
/** Closed, it leaves a little, and stays in sight. */
const leave = keyframes({ from: { translate: 'none', rotate: 'none' } })
globalStyle(sentNow, { translate: '0 -40px', paddingBlockStart: '40px' })
globalStyle(`${sentNow}:has(${inside})`, {
  animation: `${leave} calc(${vars.motion.slow} / 2 + 100ms) ${vars.motion.ease} calc(0.75 * ${closing}) backwards`,
})

/** An envelope, with the words on its flap above the wax. Its paper is the same by day and by night. */
const card = arrangement('slip', 'card')
const lining = createVar()
const foil = createVar()
const half = (to: string, x: string) =>
  `linear-gradient(to top ${to}, transparent 50%, ${foil} 50% 51.4%, ${lining} 51.4%) ${x} 9.2% / 46.9% 59.25% no-repeat`
/** The flap's other side. */
const flapInside = { background: `${half('right', '5.84%')}, ${half('left', '94.16%')}` }
const turnUp = keyframes({
  '0%, 10%': { animationTimingFunction: 'ease-in', opacity: 1, rotate: 'x 0deg', ...picture(lidPicture) },
  '20%': { zIndex: 1, rotate: 'x 90deg', ...picture(lidPicture) },
  '20.01%': { animationTimingFunction: 'ease-out', zIndex: -1, rotate: 'x 90deg', ...flapInside },
  '30%, 68%': { zIndex: -1, opacity: 1, rotate: 'x 180deg', ...flapInside },
  '72%, to': { zIndex: -1, opacity: 0, rotate: 'x 180deg', ...flapInside },
})
/** The pocket and its back stay where they are. The slip comes forward over them. */
const stay = keyframes({ '0%, 68%': { opacity: 1, zIndex: 1 }, '68.1%, 90%': { opacity: 1, zIndex: -1 }, to: { opacity: 0, zIndex: -1 } })
const back = { background: `${boxPicture} 50% 0 / 100% auto no-repeat` }
card(`${sent} ${wrapping}`, back)
// As a whole it comes low enough for its flap.
card(`${opened} ${wrapping}`, plays(keyframes({ '0%, 10%': back, '30%, 68%': { ...back, translate: '0 3.5rem' }, to: back })))
// Only its front, below the flap.
card(`${moves}::before`, { clipPath: 'polygon(0 0, 50% 66%, 100% 0, 100% 100%, 0 100%)', ...plays(stay) })
card(`${moves}::after`, ({ light: { slip, slipInk } }) => ({
  vars: { [lining]: `color-mix(in srgb, ${slipInk.gift} 65%, black)`, [foil]: slip.edge },
  transformOrigin: '50% 4%',
  ...plays(turnUp),
}))
// As wide as a letter, with room for its flap.
card(sentNow, { rotate: '-2deg', inlineSize: 'min(23.75rem, 100%)', marginInline: 'auto', paddingBlock: '5.5rem 1.5rem' })
card(tag, { inset: '9% 8% auto', textAlign: 'center', color: vars.surface.hero })
card(from, { maxInlineSize: '56%', marginInline: 'auto' })
const wax = share(0.175)
const onFlap = { content: '', position: 'absolute', insetBlockStart: '57%', insetInlineStart: '50%', translate: '-50% -50%' } as const
card(`${seal}::before`, ({ light: { slip } }) => ({
  ...onFlap,
  inlineSize: `calc(${wax})`,
  aspectRatio: '1',
  borderRadius: '52% 48% 46% 54% / 49% 54% 46% 51%',
  background: `radial-gradient(circle, color-mix(in srgb, ${slip.edge} 88%, black) 58%, color-mix(in srgb, ${slip.edge} 50%, black) 60%, transparent 66%), radial-gradient(circle at 36% 28%, color-mix(in srgb, ${slip.edge} 80%, white), ${slip.edge} 40%, color-mix(in srgb, ${slip.edge} 55%, black) 85%)`,
  boxShadow: '0 3px 6px rgb(0 0 0 / 55%), inset 0 1px 1px rgb(255 255 255 / 35%)',
}))
const pressed = (of: string, size: string) => ({ mask: [0, 0.6].map((x) => `${of} calc(50% + ${x}px) 50% / ${size} no-repeat`).join(', ') })
card(`${seal}::after`, ({ light: { slip } }) => ({
  ...onFlap,
  inlineSize: `calc(0.66 * ${wax})`,
  aspectRatio: '1',
  background: `color-mix(in srgb, ${slip.edge} 30%, black)`,
  ...pressed(toolPicture, 'contain'),
}))
for (const [design, drawing] of Object.entries(gifts)) card(`${seal}[data-design="${design}"]::after`, pressed(drawing.picture, 'auto 84%'))

/** A box stands on the field of color. Its tag hangs from the bow. */
const tray = arrangement('slip', 'tray')
const flyOff = keyframes({
  '0%, 10%': { opacity: 1, translate: '0 0', rotate: '0deg' },
  '30%': { opacity: 1, translate: '28% -46%', rotate: '24deg' },
  '45%, to': { opacity: 0, translate: '36% -60%', rotate: '32deg' },
})
/** The walls fall outward, behind what comes out. */
const fallOpen = keyframes({
  '0%, 50%': { opacity: 1, zIndex: 1, transform: 'perspective(40rem)' },
  '50.1%': { zIndex: -1 },
  '72%, 85%': { opacity: 1, zIndex: -1, transform: 'perspective(40rem) scaleX(1.25) rotateX(76deg)' },
  to: { opacity: 0, zIndex: -1, transform: 'perspective(40rem) scaleX(1.25) rotateX(84deg)' },
})
tray(wrapping, {
  vars: { [wrappingWidth]: '25rem', [wrappingRoom]: '0.62', [wrappingOut]: '0' },
  // The ticket is wider there, and the box is not.
  '@container': { '(min-width: 30rem)': { vars: { [wrappingRoom]: '0.36', [wrappingOut]: '0.14' } } },
})
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
tray(`${moves}::before`, { transformOrigin: '50% 94%', ...plays(fallOpen) })
tray(`${moves}::after`, plays(flyOff))
