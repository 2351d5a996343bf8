import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { headingType } from '../typeStyles.css.ts'
import { hidden } from './hidden.css.ts'
import { moving, pageInset } from './sharedVars.css.ts'

const small = { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug } as const
const figures = 'tabular-nums lining-nums'
const forced = '(forced-colors: active)'

/** Ink of the line, and of the chosen bar; the bar of another label. */
export const ink = createVar()
export const quiet = createVar()

/** With its lead it is a field of the page, from edge to edge. */
export const figure = style({
  vars: { [ink]: vars.accent.solid, [quiet]: `color-mix(in srgb, ${vars.accent.solid} 24%, transparent)` },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
  overflowX: 'clip',
  selectors: { '&[data-led]': { marginInline: `calc(-1 * ${pageInset})`, paddingInline: pageInset } },
})
export const title = style({ ...headingType, fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug })
export const hiddenTitle = hidden
export const empty = style({ paddingBlock: vars.space.md, color: vars.text.muted })
export const lead = style({ position: 'relative', pointerEvents: 'none' })

/** As tall as the drawing while it loads. */
export const stage = style({
  position: 'relative',
  minBlockSize: '10.5rem',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  cursor: 'crosshair',
  selectors: { '&[data-kind="line"]': { minBlockSize: '14.5rem' } },
  // Words stand above a line that begins low.
  '@media': { [breakpoints.lg]: { selectors: { '[data-led] > &[data-rises]': { marginBlockStart: '-5.5rem' } } } },
})
export const drawing = style({ overflow: 'visible', maxInlineSize: 'none' })

export const nought = style({ stroke: vars.border.strong, strokeWidth: '1px', opacity: 0.6 })
const text = { fontFamily: vars.font.body, fontSize: vars.fontSize.xs, fontVariantNumeric: figures } as const
export const tick = style({ ...text, fill: vars.text.muted, textAnchor: 'middle' })
/** The value at a point, or above a bar. */
export const figureAt = style({ ...text, fill: vars.text.base, fontWeight: vars.fontWeight.strong })

const drawn = keyframes({ from: { strokeDashoffset: 1 } })
const appears = keyframes({ from: { opacity: 0 } })
/** Once, when it is in sight. */
const onSight = (name: string) => ({
  '@media': {
    [`screen and ${moving}`]: {
      animation: `${name} ${vars.motion.slow} ${vars.motion.ease} paused backwards`,
      selectors: { '[data-seen] &': { animationPlayState: 'running' } },
    },
  },
})

export const run = style({})
export const area = style({ fill: quiet, opacity: 0.55, ...onSight(appears) })
export const line = style({ fill: 'none', stroke: ink, strokeWidth: '2px', strokeLinejoin: 'round', strokeDasharray: 1, ...onSight(drawn) })
export const point = style({ fill: ink, stroke: vars.surface.page, strokeWidth: '1.5px' })
export const barOf = style({})
export const bar = style({
  fill: quiet,
  selectors: { [`${barOf}[data-chosen] > &`]: { fill: ink } },
  '@media': { [forced]: { fill: 'CanvasText' } },
})

export const asTable = style({ minInlineSize: 0 })
export const foot = style({ minInlineSize: 0 })
const led = `${figure}[data-led]`
globalStyle(`${led} > ${foot}`, {
  paddingBlock: vars.space.sm,
  borderBlock: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  '@media': { [breakpoints.lg]: { zIndex: 1, gridArea: '3 / 1', alignSelf: 'start', justifySelf: 'start', border: 0 } },
})
// Bars stand in narrow slots, beside their words in a wide window.
const paired = `${figure}:not([data-led]):has(> ${foot})`
globalStyle(paired, { '@media': { [breakpoints.lg]: { gridTemplate: 'auto 1fr auto / minmax(0, 1fr) minmax(0, 24rem)' } } })
globalStyle(`${paired} > ${stage}`, { '@media': { [breakpoints.lg]: { gridArea: '1 / 2 / 3' } } })
globalStyle(`${paired} > ${foot}`, { '@media': { [breakpoints.lg]: { gridArea: '2 / 1' } } })
globalStyle(`${paired} > ${asTable}`, { '@media': { [breakpoints.lg]: { gridColumn: '1 / -1' } } })
// In a wide window both stand in one line.
globalStyle(`${led} > ${asTable}`, { '@media': { [breakpoints.lg]: { gridArea: '3 / 1' } } })
globalStyle(`${led} > ${asTable} summary`, { '@media': { [breakpoints.lg]: { justifyContent: 'flex-end', minBlockSize: '3.25rem' } } })
globalStyle(`${led} > ${asTable} summary > *`, { '@media': { [breakpoints.lg]: { marginInlineStart: 0 } } })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', color: vars.text.base, ...small })
const inTable = {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  textAlign: 'start',
} as const
export const head = style({ ...inTable, color: vars.text.muted, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.strong })
export const rowHead = style({ ...inTable, fontWeight: vars.fontWeight.medium })
export const cell = style({ ...inTable })
export const figureCell = style({ textAlign: 'end', paddingInlineEnd: 0, fontVariantNumeric: figures })
