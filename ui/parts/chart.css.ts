import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'
import { hidden } from './hidden.css.ts'

const small = { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug } as const
const figures = 'tabular-nums lining-nums'
const forced = '(forced-colors: active)'

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minInlineSize: 0 })
export const title = style({ ...headingType, fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug })
export const empty = style({ display: 'grid', placeContent: 'center', minBlockSize: '15rem', color: vars.text.muted, textAlign: 'center' })

export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md, rowGap: vars.space.xxs, ...small })
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
export const mark = style({ flexShrink: 0, inlineSize: '1.75rem', blockSize: '1rem' })

/** As tall as the drawing while it loads. */
export const stage = style({
  position: 'relative',
  minBlockSize: '15rem',
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  cursor: 'crosshair',
})
export const drawing = style({ overflow: 'visible', maxInlineSize: 'none' })

export const grid = style({})
globalStyle(`${grid} line`, { stroke: vars.border.subtle, strokeWidth: '1px' })
export const nought = style({ stroke: vars.border.strong, strokeWidth: '1px' })
export const tick = style({ fill: vars.text.muted, fontFamily: vars.font.body, fontSize: vars.fontSize.xs, fontVariantNumeric: figures })
/** The value above a bar. */
export const figureOfBar = style({
  fill: vars.text.base,
  textAnchor: 'middle',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: figures,
})

const series = { stroke: { 0: vars.accent.solid, 1: vars.info.solid, 2: vars.warning.solid } } as const
const bySeries = (property: 'stroke' | 'fill') =>
  Object.fromEntries(Object.entries(series.stroke).map(([index, colour]) => [`&[data-series="${index}"]`, { [property]: colour }]))
/** Forced colors: the series differ by shape. */
const inForced = (property: 'stroke' | 'fill') => ({
  '@media': {
    [forced]: {
      selectors: Object.fromEntries(Object.keys(series.stroke).map((index) => [`&[data-series="${index}"]`, { [property]: 'CanvasText' }])),
    },
  },
})

export const line = style({
  fill: 'none',
  strokeWidth: '2.5px',
  strokeLinejoin: 'round',
  strokeLinecap: 'butt',
  selectors: bySeries('stroke'),
  ...inForced('stroke'),
})
export const area = style({ fill: vars.accent.soft, opacity: 0.7, '@media': { [forced]: { fill: 'none' } } })
export const point = style({ stroke: vars.surface.raised, strokeWidth: '1.5px', selectors: bySeries('fill'), ...inForced('fill') })
export const bar = style({
  strokeWidth: '1.5px',
  selectors: { ...bySeries('stroke'), '&[data-series="0"]': { fill: vars.accent.solid, stroke: vars.accent.solid } },
  '@media': { [forced]: { selectors: { '&[data-series="0"]': { fill: 'CanvasText' }, '&[data-series]': { stroke: 'CanvasText' } } } },
})
export const hatchGround = style({ fill: vars.surface.raised, '@media': { [forced]: { fill: 'Canvas' } } })
export const hatch = style({ selectors: bySeries('fill'), ...inForced('fill') })

export const guide = style({ stroke: vars.border.strongHover, strokeWidth: '1px', strokeDasharray: '3 3' })
export const band = style({ fill: vars.surface.sunken, opacity: 0.8, '@media': { [forced]: { fill: 'none', stroke: 'Highlight' } } })

export const tip = style({
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  maxInlineSize: 'min(100%, 16rem)',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'none',
  ...small,
})
export const tipTitle = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.strong })
export const tipRow = style({ display: 'flex', alignItems: 'center', columnGap: vars.space.xs })
export const tipValue = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: figures,
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', color: vars.text.base, ...small })
export const caption = hidden
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
