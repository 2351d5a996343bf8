import { globalStyle, style } from '@vanilla-extract/css'
import { frontGround, frontInk } from '../../themes/compositionVars.css.ts'
import * as parts from '../../themes/parts.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { lowWindow } from '../lowWindow.css.ts'
import { columnEdge } from '../parts/columnEdge.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** Maximum widths of the form and the order, which are centred. */
const half = '30rem'

export const page = style([
  parts.checkoutPage,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    minBlockSize: '100svh',
    '@media': { [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
  },
])

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minBlockSize: '3.5rem',
  paddingInline: columnEdge,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  vars: { [vars.focus.ring]: vars.focus.ringOnHero },
  '@media': { [breakpoints.lg]: { gridColumn: '1 / -1', minBlockSize: '4.5rem', paddingInline: vars.space.gutter } },
})

/** On a phone a sticky bar at the top: the total is always visible. */
export const order = style([
  parts.checkoutOrder,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.bar,
    backgroundColor: vars.surface.sunken,
    '@media': {
      [breakpoints.lg]: {
        gridColumn: 2,
        gridRow: 2,
        position: 'static',
        borderInlineStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
      },
      [lowWindow]: { position: 'static' },
    },
    // An open order scrolls with the page: it would cover what is chosen below.
    selectors: { '&:has([aria-expanded="true"])': { position: 'static' } },
  },
])

/** Keeps a focused element from scrolling under the sticky total. */
globalStyle(`html:has(${order})`, {
  '@media': { [`(not ${breakpoints.lg}) and (not ${lowWindow})`]: { scrollPaddingBlockStart: '4.5rem' } },
})

export const toggle = style({
  appearance: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xxs,
  paddingInline: columnEdge,
  // The closed order is the edge of its slip, torn along the perforation.
  border: 0,
  borderBlockEnd: `2px dotted ${vars.slip.rule}`,
  background: frontGround,
  color: frontInk,
  vars: { [vars.text.base]: frontInk, [vars.text.muted]: frontInk },
  textAlign: 'start',
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  '@media': { [breakpoints.lg]: { display: 'none' } },
})
export const toggleMessages = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
})
export const summaryNote = style({ display: 'block', color: vars.text.muted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })
/** The label above the amount, as wide as the longer of the two. */
export const toggleSum = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
})
export const toggleTexts = style({ flex: '1 1 8rem', minInlineSize: 0 })
export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
})

export const summary = style([
  parts.checkoutSummary,
  {
    display: 'none',
    flexDirection: 'column',
    paddingInline: columnEdge,
    paddingBlock: `${vars.space.xs} ${vars.space.md}`,
    selectors: { '&[data-open]': { display: 'flex' } },
    '@media': {
      [breakpoints.lg]: {
        display: 'flex',
        position: 'sticky',
        insetBlockStart: 0,
        maxInlineSize: `calc(${half} + 2 * ${vars.space.gutter})`,
        paddingBlock: vars.space.xl,
        paddingInline: `clamp(${vars.space.gutter}, 5vw, 5rem) ${vars.space.gutter}`,
      },
    },
  },
])

export const steps = style([
  {
    display: 'none',
    flexDirection: 'column',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.xl,
    listStyle: 'none',
    counterReset: 'step',
    '@media': { [breakpoints.lg]: { display: 'flex' } },
  },
  parts.checkoutSteps,
])
export const step = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    inlineSize: '1.25rem',
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.heading,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
})

export const totalLabel = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })

export const main = style([
  parts.checkoutMain,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.lg,
    minInlineSize: 0,
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.lg,
    '@media': {
      [breakpoints.lg]: {
        gridColumn: 1,
        gridRow: 2,
        maxInlineSize: `calc(${half} + 2 * ${vars.space.gutter})`,
        marginInline: 'auto 0',
        paddingBlock: vars.space.xl,
        paddingInline: `${vars.space.gutter} clamp(${vars.space.gutter}, 5vw, 5rem)`,
      },
    },
  },
])

/** In a wide window the summary itself is visible. */
export const note = style({ '@media': { [breakpoints.lg]: { display: 'none' } } })

export const footer = style([parts.checkoutFooter, { '@media': { [breakpoints.lg]: { gridColumn: '1 / -1' } } }])
