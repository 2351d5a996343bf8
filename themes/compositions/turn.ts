import type { GlobalStyleRule } from '@vanilla-extract/css'
import { fallen, moving, otherSide, settled, side } from '../compositionVars.css.ts'
import { vars } from '../vars.css.ts'

// The moment in which a slip becomes somebody's: nothing moves, the slip turns over once, and then its stamp falls.

const still = '120ms'
const turn = `${vars.motion.slow} ${vars.motion.ease} ${still} both`
const settle = `200ms ease-in calc(${still} + ${vars.motion.slow}) backwards`

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
