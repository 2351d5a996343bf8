import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { billLine } from '../parts/billLine.ts'
import { frontGround, frontInk, slipCharacters } from '../parts/sharedVars.css.ts'
import * as slip from './Slip.css.ts'

const moving = '(prefers-reduced-motion: no-preference)'
const paying = '[data-pays] &'
const due = { [frontGround]: vars.slipFront.bill, [frontInk]: vars.slipInk.bill }

const leave = keyframes({ to: { visibility: 'hidden' } })
const appear = keyframes({ from: { visibility: 'hidden' } })

/** In ms after the script has arrived. */
const delay = '2400ms'
const half = `calc(${delay} + ${vars.motion.slow} / 2)`

export const bill = style([slip.slip, { inlineSize: '100%' }])
export const sheet = style([
  slip.sheet,
  {
    // Seven, and room at both sides.
    vars: { ...slip.paid, [slipCharacters]: '8' },
    '@media': {
      [moving]: { vars: due, selectors: { [paying]: { animation: `${slip.press} ${vars.motion.slow} ease-in-out ${delay} both` } } },
    },
  },
])

/** The two states share a line: one is hidden. */
export const states = style({ display: 'grid' })
const state = style([slip.kicker, { gridArea: '1 / 1' }])
export const isDue = style([
  state,
  {
    visibility: 'hidden',
    '@media': { [moving]: { visibility: 'visible', selectors: { [paying]: { animation: `${leave} 0s ${half} forwards` } } } },
  },
])
export const isPaid = style([
  state,
  {
    '@media': {
      [moving]: {
        visibility: 'hidden',
        selectors: { [paying]: { visibility: 'visible', animation: `${appear} ${half} step-end backwards` } },
      },
    },
  },
])
export const row = style({ ...billLine, flexWrap: 'nowrap', fontSize: vars.fontSize.sm })
export const back = style([slip.detail, { fontSize: vars.fontSize.xl }])
