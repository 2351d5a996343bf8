import { keyframes, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { inDesk } from '../arrangements/desk.ts'
import { breakpoints } from '../breakpoints.ts'
import { layer } from '../layers.css.ts'
import { moving } from '../parts/sharedVars.css.ts'

/** Most slips that a stack shows. */
export const most = 7

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    // What leaves makes a narrow page no wider. Above, it may cross the header.
    [`not all and ${breakpoints.lg}`]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      overflowX: 'clip',
    },
    [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', columnGap: 'clamp(1.5rem, 5vw, 5rem)' },
  },
})
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(21.25rem, 66vw))',
  justifyContent: 'center',
  paddingBlock: '1.5rem 2.5rem',
})
export const body = style({ minInlineSize: 0 })

const each = (count: number, from: number, rule: (index: number) => object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`&:nth-last-of-type(${index + from})`, rule(index)]))

/** Each slip below the first one lies a little askew. */
export const sheet = style({
  gridArea: '1 / 1',
  selectors: each(most - 1, 2, (index) => ({
    translate: `${index + 1}px ${(index + 1) * 4}px`,
    rotate: `${index % 2 === 0 ? '' : '-'}${1 + index / 4}deg`,
  })),
})
export const first = style({ position: 'relative', gridArea: '1 / 1' })

/** A gift that leaves the stack, after the one before it. */
export const letter = style({
  position: 'relative',
  zIndex: layer.bar + 1,
  gridArea: '1 / 1',
  placeSelf: 'center',
  inlineSize: '8.25rem',
  blockSize: '5.25rem',
  boxShadow: vars.shadow.raised,
  visibility: 'hidden',
  animationTimingFunction: vars.motion.ease,
  selectors: each(most, 1, (index) => ({ animationDelay: `${120 + index * 90}ms` })),
})
const leaving = { from: { visibility: 'visible', scale: 0.7 }, '75%': { opacity: 1 } } as const
const drawnUp = keyframes({ ...leaving, to: { translate: '280% -320%', rotate: '12deg', opacity: 0 } })
const dealt = keyframes({ ...leaving, to: { translate: '300% 170%', rotate: '18deg', opacity: 0 } })

// Envelopes are drawn up from the wood, over the header.
const card = arrangement('slip', 'card')
card(letter, ({ light: { slip } }) => ({
  borderRadius: '3px',
  background: `radial-gradient(circle at 50% 58%, ${slip.edge} 8px, transparent 8.5px), linear-gradient(to top right, transparent 49%, ${slip.edge} 50%, transparent 51%) 100% 0 / 50% 58% no-repeat, linear-gradient(to top left, transparent 49%, ${slip.edge} 50%, transparent 51%) 0 0 / 50% 58% no-repeat, color-mix(in srgb, ${slip.edgeLight} 22%, white)`,
  '@media': { [moving]: { animationName: drawnUp, animationDuration: `calc(1.5 * ${vars.motion.base})` } },
}))
const beside = `${stack}:not(:only-child)`
const outset = (sides: string) =>
  `repeating-linear-gradient(${vars.surface.hero} 0 57px, color-mix(in srgb, black 30%, ${vars.surface.hero}) 57px 58px) fill 0 / / ${sides}`
card(beside, {
  paddingBlock: '2.5rem 3.5rem',
  marginBlockStart: `calc(-1 * ${vars.space.lg})`,
  borderImage: outset('0 50vw'),
  '@media': { [breakpoints.lg]: { minBlockSize: 'calc(100svh - 7rem)', paddingBlockStart: '10rem', borderImage: outset('0 0 0 50vw') } },
})
card(`${beside}:dir(rtl)`, { '@media': { [breakpoints.lg]: { borderImage: outset('0 50vw 0 0') } } })
card(body, { '@media': { [breakpoints.lg]: { paddingBlockStart: '2.5rem' } } })

// Its sheets end nearer to the window's sides than the gutter.
const tray = arrangement('slip', 'tray')
tray(`${page}${inDesk}`, { '@media': { [`not all and ${breakpoints.lg}`]: { marginInline: '-0.5rem', paddingInline: '0.5rem' } } })
// Tickets are dealt over the edge of the sheet.
tray(letter, {
  borderRadius: '14px',
  background: `radial-gradient(circle, ${vars.surface.hero} 4px, transparent 4.5px) 0 calc(100% - 0.375rem) / 1.25rem 0.75rem repeat-x, ${vars.slipFront.gift}`,
  '@media': { [moving]: { animationName: dealt, animationDuration: `calc(1.25 * ${vars.motion.base})` } },
})
tray(beside, { '@media': { [breakpoints.lg]: { paddingBlockStart: '6.5rem' } } })
tray(body, {
  paddingBlock: 'clamp(1.25rem, 4vw, 3.25rem)',
  paddingInline: `max(${vars.space.gutter}, min(4vw, 3.5rem))`,
  borderRadius: '1.75rem',
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
})
