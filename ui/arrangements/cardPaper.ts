import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Light that falls on a copper edge from the upper left. */
export const foil = `linear-gradient(135deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 18%, ${vars.slip.edge} 36%, ${vars.slip.edge} 64%, ${vars.slip.edgeLight} 82%, ${vars.slip.edge})`

/** From the edge of the card to its inner frame. */
export const margin = '0.5625rem'
/** From the edge of the card to its words. */
export const inner = 'calc(0.875rem + clamp(0.75rem, 4cqi, 1.25rem))'

/** Radius of the notches at both ends of the perforation. */
export const notch = 7
const corners = ['0', '100%'] as const

/** The dots of a perforation are printed: cut out, they would take each color of a picture below the card. */
export const dots = (at: string, tile: string) =>
  `radial-gradient(circle at ${at}, color-mix(in srgb, ${vars.slip.edge} 62%, ${vars.slip.paper}) 1.6px, transparent 2.1px) 0 0 / ${tile} round content-box`
/** The rims of the two notches, and the mask that cuts them out. */
const rim = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, ${vars.slip.edge} ${notch + 1.5}px, transparent ${notch + 2}px) border-box`
const cut = (x: string, y: string, box: string) =>
  `radial-gradient(circle at ${x} ${y}, transparent ${notch}px, #000 ${notch + 0.5}px) ${box} no-repeat border-box`
const between = `calc(100% - ${2 * notch}px)`
const uncut = (size: string) => `linear-gradient(#000, #000) center / ${size} no-repeat border-box`
const sheet = `linear-gradient(${vars.slip.paper}, ${vars.slip.paper}) padding-box, ${foil} border-box`

/** The paper of one part of the card. At `tear` the stub is torn off: half dots between two notches, which are cut out of paper and foil. */
export function paper(tear?: 'top' | 'bottom'): GlobalStyleRule {
  const y = tear === 'top' ? '0' : '100%'
  return {
    content: '',
    zIndex: -1,
    border: '2px solid transparent',
    borderRadius: '4px',
    paddingInline: `${notch + 2}px`,
    background: sheet,
    pointerEvents: 'none',
    ...(tear && {
      [tear === 'top' ? 'borderBlockStart' : 'borderBlockEnd']: 0,
      background: [...corners.map((x) => rim(x, y)), dots(`50% ${y}`, '7px 100%'), sheet].join(', '),
      mask: [...corners.map((x) => cut(x, y, `${x} 0 / ${notch + 1}px 100%`)), uncut(`${between} 100%`)].join(', '),
    }),
    // Forced colors do not replace background pictures, so the text could not be read.
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }
}

/** The paper of one part of a card that is torn at its right, or at its left. */
export const tornAt = (x: '0' | '100%'): GlobalStyleRule => ({
  paddingInline: 0,
  paddingBlock: `${notch + 2}px`,
  [x === '0' ? 'borderLeft' : 'borderRight']: 0,
  background: [...corners.map((y) => rim(x, y)), dots(`${x} 50%`, '100% 7px'), sheet].join(', '),
  mask: [...corners.map((y) => cut(x, y, `0 ${y} / 100% ${notch + 1}px`)), uncut(`100% ${between}`)].join(', '),
})

/** Behind the words themselves, where nothing is cut out: their contrast with it can be checked. */
export const ofPaper: GlobalStyleRule = { backgroundColor: vars.slip.paper, backgroundClip: 'content-box' }

/** The inner frame of one part, as a letterpress leaves it. */
export const frame: GlobalStyleRule = {
  content: '',
  zIndex: -1,
  margin,
  border: `1px solid ${vars.slip.rule}`,
  borderRadius: '2px',
  pointerEvents: 'none',
}

/** The frame on both sides of a tear. */
export const tornFrame: GlobalStyleRule = { marginBlockEnd: 0, borderBlockEnd: 0, borderRadius: '2px 2px 0 0' }
export const stubFrame: GlobalStyleRule = {
  ...frame,
  position: 'absolute',
  marginBlockStart: 0,
  borderBlockStart: 0,
  borderRadius: '0 0 2px 2px',
}

/** Two rules around a few words, set a little askew by hand. */
export const stamp: GlobalStyleRule = {
  paddingBlock: '0.3125rem',
  paddingInline: '0.6875rem',
  borderRadius: '2px',
  boxShadow: `inset 0 0 0 1px ${vars.slip.edge}, inset 0 0 0 3px ${vars.slip.paper}, inset 0 0 0 4px ${vars.slip.rule}`,
  rotate: '-2deg',
}
