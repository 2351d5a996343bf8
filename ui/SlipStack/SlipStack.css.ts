import { keyframes, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { moving } from '../parts/sharedVars.css.ts'

/** Most slips that a stack shows. */
export const most = 7

/** Slips that leave are cut off at the page's edge: before it the shadow has room. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem)',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  overflowX: 'clip',
  selectors: { '&[data-stays]': { paddingBlockEnd: '1.5rem' } },
})

const below = (index: number) => ({
  translate: `${index * 2}px ${index * 4}px`,
  rotate: `${index % 2 === 0 ? '-' : ''}${1 + index / 4}deg`,
})

/** Each slip below the first one lies a little askew. Once it is sent it leaves after the one above it, and what is left is the first one. */
export const sheet = style({
  gridArea: '1 / 1',
  opacity: 0,
  visibility: 'hidden',
  animationTimingFunction: vars.motion.ease,
  animationFillMode: 'backwards',
  selectors: {
    '[data-stays] > &': { opacity: 1, visibility: 'visible', animationPlayState: 'paused' },
    ...Object.fromEntries(
      Array.from({ length: most - 1 }, (_, index) => [
        `&:nth-last-child(${index + 2})`,
        { ...below(index + 1), animationDelay: `${120 + index * 90}ms` },
      ]),
    ),
  },
})
const leaving = { from: { opacity: 1, visibility: 'visible' }, '70%': { opacity: 1 } } as const
const drawnUp = keyframes({ ...leaving, to: { translate: '6% -130%', rotate: '5deg', opacity: 0 } })
const dealt = keyframes({ ...leaving, to: { translate: '130% -16%', rotate: '24deg', opacity: 0 } })
// Letters are drawn up from the pile, and tickets dealt.
arrangement('slip', 'card')(sheet, {
  '@media': { [moving]: { animationName: drawnUp, animationDuration: `calc(1.5 * ${vars.motion.base})` } },
})
arrangement('slip', 'tray')(sheet, {
  '@media': { [moving]: { animationName: dealt, animationDuration: `calc(1.25 * ${vars.motion.base})` } },
})
export const first = style({ gridArea: '1 / 1' })
