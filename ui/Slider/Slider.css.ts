import { globalStyle, style } from '@vanilla-extract/css'
import { sliderShare } from '../parts/sharedVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

const knob = '1.75rem'
const trackHeight = '0.5rem'

/** End of the filled part, below the thumb's centre. */
const filled = `calc(${knob} / 2 + ${sliderShare} * (100% - ${knob}))`
const track = (direction: string) => `linear-gradient(to ${direction}, ${vars.accent.solid} ${filled}, ${vars.border.subtle} ${filled})`

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  columnGap: vars.space.md,
})

export const current = style({ ...amountType, fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug })

export const slider = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.size.touch,
  margin: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { cursor: 'not-allowed', opacity: 0.55 } },
})

const trackLook = {
  blockSize: trackHeight,
  borderRadius: vars.radius.round,
  background: track('right'),
  // The unfilled part is pale: its border shows where it ends.
  boxShadow: `inset 0 0 0 ${vars.stroke.hair} ${vars.border.strong}`,
}
const knobLook = {
  appearance: 'none',
  inlineSize: knob,
  blockSize: knob,
  boxSizing: 'border-box',
  border: `0.375rem solid ${vars.accent.solid}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.onSolid,
  boxShadow: vars.shadow.raised,
} as const
const knobRing = { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.focus.offset }

// Each browser has its own selectors, and would ignore a list with both.
for (const [trackPart, knobPart] of [
  ['::-webkit-slider-runnable-track', '::-webkit-slider-thumb'],
  ['::-moz-range-track', '::-moz-range-thumb'],
] as const) {
  globalStyle(`${slider}${trackPart}`, {
    ...trackLook,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  })
  globalStyle(`[dir="rtl"] ${slider}${trackPart}`, { background: track('left') })
  globalStyle(`${slider}${knobPart}`, {
    ...knobLook,
    ...(trackPart.includes('webkit') && { marginBlockStart: `calc((${trackHeight} - ${knob}) / 2)` }),
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Canvas' } },
  })
  globalStyle(`${slider}:hover:not(:disabled)${knobPart}`, { borderColor: vars.accent.solidHover })
  globalStyle(`${slider}:focus-visible${knobPart}`, knobRing)
}

/** Each label is centred below its stop, and the outer ones end with the track. */
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})
export const end = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:first-child, :last-child)': { display: 'flex', justifyContent: 'center', inlineSize: 0 },
    '&:first-child, &:last-child': { display: 'flex', inlineSize: `calc(${knob} / 2)` },
    '&:last-child': { justifyContent: 'end' },
  },
})
