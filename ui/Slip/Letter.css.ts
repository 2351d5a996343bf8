import { keyframes, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { moving } from '../parts/sharedVars.css.ts'
import { afterStamp } from '../arrangements/turn.css.ts'

const arrive = keyframes({ from: { translate: '0 40px', opacity: 0 } })
const windows = (ms: string) => ({
  [moving]: { animation: `${arrive} ${ms} ${vars.motion.ease} ${afterStamp} backwards` },
  '(forced-colors: active)': { background: 'Canvas', border: '1px solid CanvasText' },
})

/** Its paper is the same by day and by night. */
export const letter = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  inlineSize: 'min(17.5rem, 86%)',
  minBlockSize: '11rem',
  marginInline: 'auto',
  paddingBlockStart: '4.5rem',
})
export const stamp = style({ position: 'absolute', insetBlockStart: '1rem', insetInlineEnd: '1rem', inlineSize: '2.75rem', padding: '7px' })
export const address = style({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug, overflowWrap: 'anywhere' })

const card = arrangement('slip', 'card')
card(letter, ({ light: { slip } }) => ({
  marginBlockStart: '-0.625rem',
  paddingInline: '1.5rem',
  paddingBlockEnd: '2.5rem',
  textAlign: 'center',
  border: `1px solid ${slip.rule}`,
  borderRadius: '3px',
  color: slip.ink,
  background: `linear-gradient(150deg, color-mix(in srgb, ${slip.edgeLight} 14%, white), color-mix(in srgb, ${slip.edgeLight} 36%, white))`,
  boxShadow: `inset 0 0 0 6px color-mix(in srgb, ${slip.edgeLight} 14%, white), inset 0 0 0 7px ${slip.rule}, ${vars.shadow.raised}`,
  '@media': windows(`calc(${vars.motion.slow} * 2 / 3)`),
}))
card(stamp, ({ light: { slip } }) => ({ background: slip.edge, outline: `2px dotted ${slip.edge}`, outlineOffset: '-1px' }))

const tray = arrangement('slip', 'tray')
tray(letter, ({ light: { slip, slipFront, accent } }) => ({
  // The words of the stub stand lower on a ticket.
  marginBlockStart: '-0.25rem',
  paddingInline: '1.25rem',
  paddingBlockEnd: '3rem',
  borderRadius: '20px',
  color: slip.ink,
  background: `repeating-linear-gradient(115deg, ${slipFront.offer} 0 12px, ${slip.paper} 12px 20px, ${accent.solid} 20px 32px, ${slip.paper} 32px 40px) 0 100% / 100% 12px no-repeat, ${slip.paper}`,
  boxShadow: vars.shadow.raised,
  '@media': windows(vars.motion.slow),
}))
tray(stamp, ({ light: { slipFront } }) => ({ borderRadius: '10px', background: slipFront.credit }))
