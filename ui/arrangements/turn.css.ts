import { keyframes } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { moving } from '../parts/sharedVars.css.ts'

// The moment in which a slip becomes somebody's: nothing moves, the slip turns over once, and then its stamp falls.

const lifted = { translate: '0 -24px' }
const side = keyframes({ '50%': { ...lifted, rotate: 'x 180deg' }, to: { rotate: 'x 360deg' } })
const otherSide = keyframes({ from: { rotate: 'x -180deg' }, '50%': { ...lifted, rotate: 'x 0deg' }, to: { rotate: 'x 180deg' } })
const fallen = keyframes({ from: { opacity: 0, scale: '1.6' } })
const settled = keyframes({ from: { translate: '0 1.5rem' } })

const still = '120ms'
const turn = `${vars.motion.slow} ${vars.motion.ease} ${still} both`
const settle = `200ms ease-in calc(${still} + ${vars.motion.slow}) backwards`
/** From the beginning to the stamp's end. */
export const afterStamp = `calc(${still} + ${vars.motion.slow} + 200ms)`

/** The slip that turns. */
export const turning: GlobalStyleRule = { perspective: '900px' }

export const turningSheet: GlobalStyleRule = {
  backfaceVisibility: 'hidden',
  gridArea: '1 / 1',
  '@media': { [moving]: { animation: `${side} ${turn}` } },
}

/** Its other side, which passes by. */
export const back: GlobalStyleRule = {
  content: '',
  backfaceVisibility: 'hidden',
  gridArea: '1 / 1',
  rotate: 'x 180deg',
  pointerEvents: 'none',
  '@media': { [moving]: { animation: `${otherSide} ${turn}` }, '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
}

export const fallingStamp: GlobalStyleRule = {
  fontSize: vars.fontSize.md,
  textTransform: 'uppercase',
  '@media': { [moving]: { animation: `${fallen} ${settle}` } },
}

/** The page below the slip comes to rest. It can be read at once. */
export const settling: GlobalStyleRule = { '@media': { [moving]: { animation: `${settled} ${settle}` } } }
