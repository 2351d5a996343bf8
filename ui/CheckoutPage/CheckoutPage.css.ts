import { globalStyle, style } from '@vanilla-extract/css'
import { folded } from '../parts/sharedVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { columnEdge } from '../parts/columnEdge.css.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import { pageBack } from '../parts/pageBack.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** Maximum widths of the form and the order, which are centred. */
const half = '30rem'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minBlockSize: '100svh',
  '@media': {
    [breakpoints.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22.5rem)', gridTemplateRows: 'auto 1fr auto' },
    [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.gutter,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  vars: { [vars.focus.ring]: vars.focus.ringOnHero },
  '@media': { [breakpoints.md]: { gridColumn: '1 / -1' }, [breakpoints.lg]: { minBlockSize: '4.5rem' } },
})

export const order = style({
  backgroundColor: vars.surface.sunken,
  '@media': { [breakpoints.md]: { gridColumn: 2, gridRow: 2, borderInlineStart: `${vars.stroke.hair} solid ${vars.border.subtle}` } },
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
  border: 0,
  background: 'none',
  color: vars.text.base,
  textAlign: 'start',
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
})
export const toggleMessages = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
})
/** The label above the amount, as wide as the longer of the two: not where the slip's front has the sum, nor above open lines that end in it. */
export const toggleSum = style({
  selectors: { '&[data-again]': hiddenLook, '[aria-expanded="true"] &': { opacity: 0 } },
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
})
export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
})

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: columnEdge,
  paddingBlock: vars.space.xs,
  '@media': {
    [breakpoints.md]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxInlineSize: `calc(${half} + 2 * ${vars.space.gutter})`,
      paddingBlock: vars.space.xl,
      paddingInline: `clamp(${vars.space.gutter}, 5vw, 5rem) ${vars.space.gutter}`,
    },
  },
})

export const totalLabel = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })

export const main = style({
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
    [breakpoints.md]: {
      gridColumn: 1,
      gridRow: 2,
      maxInlineSize: `calc(${half} + 2 * ${vars.space.gutter})`,
      marginInline: 'auto 0',
      paddingBlock: vars.space.xl,
      paddingInline: `${vars.space.gutter} clamp(${vars.space.gutter}, 5vw, 5rem)`,
    },
  },
})

/** In large text the paper needs the window's width. */
const joinedEdge = `min(${columnEdge}, 5vw)`
/** On a phone the form is the lower part of the slip's paper. */
globalStyle(`${page}[data-joins] > ${main}`, {
  '@media': {
    [folded]: {
      position: 'relative',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      marginInline: joinedEdge,
      marginBlockEnd: vars.space.xl,
      vars: { [vars.surface.page]: vars.slip.paper },
    },
  },
})
globalStyle(`${page}[data-joins] ${summary}`, { '@media': { [folded]: { paddingBlockEnd: 0, paddingInline: joinedEdge } } })
/** On a phone the way back stands above the slip, whose paper has no room for it. */
export const above = style({ flexBasis: '100%', marginBlock: `0 ${vars.space.xxs}`, '@media': { [breakpoints.md]: { display: 'none' } } })
globalStyle(`${above} > ${pageBack}`, { margin: 0 })
globalStyle(`${page}[data-joins] > ${main} > ${pageBack}`, { '@media': { [folded]: { display: 'none' } } })
globalStyle(`${main} > ${pageBack}`, { marginBlockEnd: `calc(${vars.space.xs} - ${vars.space.lg})` })

/** The paper of the form itself, which casts the shadow: what is fixed in the form would be fixed to a shadow of its own. */
export const paper = style({ display: 'none', '@media': { [folded]: { display: 'block', position: 'absolute', inset: 0, zIndex: -1 } } })

/** In a wide window the summary itself is visible. */
export const note = style({ '@media': { [breakpoints.md]: { display: 'none' } } })

export const footer = style({ '@media': { [breakpoints.md]: { gridColumn: '1 / -1' } } })
