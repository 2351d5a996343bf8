import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { billLine } from '../parts/billLine.ts'
import { headingType } from '../typeStyles.css.ts'

/** Parts move in, and never fade: text keeps its contrast at every moment. */
const write = keyframes({ from: { visibility: 'hidden', translate: '0 -0.5rem' } })

export const bill = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  color: vars.text.base,
  '@media': {
    // At the edge of the page, as what is below it.
    [breakpoints.lg]: { marginInlineStart: 'auto' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

const moving = '(prefers-reduced-motion: no-preference)'
const payingPart = `${bill}[data-pays] [data-part]`

/** Nothing is written before the script has arrived; then the parts appear one after the other, once. */
globalStyle(`${bill} [data-part]`, { '@media': { [moving]: { visibility: 'hidden' } } })
globalStyle(payingPart, {
  '@media': { [moving]: { visibility: 'visible', animation: `${write} ${vars.motion.slow} ${vars.motion.ease} backwards` } },
})
const at = (selector: string, delay: string) =>
  globalStyle(`${payingPart}${selector}`, { '@media': { [moving]: { animationDelay: delay } } })
at(':nth-child(2)', '300ms')
at(':nth-child(3)', '600ms')
at(':nth-child(4)', '900ms')
at('[data-part="sum"]', '1300ms')
at('[data-part="paid"]', '2100ms')
at('[data-part="back"]', '2600ms')

export const title = style({ ...headingType, fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug })
export const detail = style({ marginBlockEnd: vars.space.sm, color: vars.text.muted, fontSize: vars.fontSize.sm })

export const row = style({ ...billLine, paddingBlock: vars.space.xxs, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums' })
export const sum = style({
  ...billLine,
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.stroke.strong} solid ${vars.text.base}`,
  fontWeight: vars.fontWeight.strong,
})

export const paid = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
  color: vars.success.text,
  fontWeight: vars.fontWeight.strong,
})
export const back = style({
  ...billLine,
  marginBlockStart: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.card,
  backgroundColor: vars.accent.soft,
  fontWeight: vars.fontWeight.strong,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
