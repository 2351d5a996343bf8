import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { columnEdge } from '../parts/columnEdge.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { pageInset } from '../parts/sharedVars.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** Widest content of the page. */
export const contentWidth = createVar()
/** Height of the page's picture in its box: `100%` fills it. */
export const pictureHeight = createVar()
/** The part of a photograph that the page's picture shows, as a factor: above 1 its edges are cut off. */
export const pictureZoom = createVar()

/** On paper there is the enterprise's logo, and the content. */
export const onPaper = { print: { display: 'none' } } as const

/** Whether the content spans a wide window, without a picture, or is a column beside one. */
export const spread = style({})
export const content = { column: '', wide: spread, counter: spread, tool: spread, profile: spread } as const
const inSpread = `${spread} &`

export const page = style({
  vars: { [contentWidth]: `calc(${vars.size.content} + 2 * ${vars.space.gutter})` },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The lid of a gift flies off the page, which must not become wider.
  overflowX: 'clip',
  '@media': {
    [breakpoints.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      minBlockSize: '100svh',
      selectors: {
        [`&${spread}`]: { vars: { [contentWidth]: '74rem' }, gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' },
      },
    },
    print: { display: 'block' },
  },
})

/** On a phone at least as tall as the window, so that the footer stays below and never jumps. */
export const fold = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100svh',
  '@media': { [breakpoints.lg]: { display: 'contents' }, print: { display: 'block' } },
})

export const panel = style({
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  '@media': {
    [breakpoints.lg]: {
      gridColumn: 1,
      gridRow: '1 / 3',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100svh',
      display: 'flex',
      flexDirection: 'column',
      // The footer overlaps the panel's bottom.
      paddingBlockEnd: '7rem',
      overflow: 'hidden',
      selectors: { [inSpread]: { gridRow: 1, position: 'static', blockSize: 'auto', paddingBlockEnd: 0 } },
    },
    ...onPaper,
  },
})

/** The logo on paper, where the panel with its ink is left out. */
export const paperHead = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingInline: columnEdge, paddingBlockEnd: vars.space.lg } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.gutter,
  '@media': { [breakpoints.lg]: { minBlockSize: '4.5rem' } },
})

export const hero = style({
  '@media': {
    [breakpoints.lg]: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xl,
      minBlockSize: 0,
      selectors: { [inSpread]: { display: 'none' } },
    },
  },
})

/** Full width without round corners on a phone; framed on larger windows. */
export const picture = style({
  vars: { [corner]: '0', [ground]: 'transparent' },
  marginInline: 'auto',
  // Cropped vertically, so that the main action stays within the first window.
  display: 'grid',
  alignContent: fallbackVar(pictureHeight, 'center'),
  gridTemplateRows: fallbackVar(pictureHeight, 'auto'),
  maxBlockSize: '22svh',
  overflow: 'hidden',
  // Not loaded on phones: a lazy picture that is not displayed does not load.
  selectors: { '&[data-windows="wide"]': { display: 'none' } },
  '@media': {
    [breakpoints.sm]: {
      maxBlockSize: 'none',
      vars: { [corner]: vars.radius.picture },
      maxInlineSize: vars.size.content,
      paddingBlockEnd: vars.space.lg,
    },
    [breakpoints.lg]: {
      inlineSize: `calc(100% - 2 * ${vars.space.gutter})`,
      maxInlineSize: '44rem',
      paddingBlockEnd: 0,
      selectors: { '&[data-windows="wide"]': { display: 'grid' } },
    },
  },
})

globalStyle(`${picture} > *`, {
  blockSize: fallbackVar(pictureHeight, 'auto'),
  objectFit: 'cover',
  scale: fallbackVar(pictureZoom, 'none'),
})

/** Beside a slip that is worth nothing any more. */
globalStyle(`${page}:has([data-ended]) ${picture}`, { filter: 'grayscale(1)' })

export const main = style({
  inlineSize: '100%',
  maxInlineSize: contentWidth,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  '@media': {
    [breakpoints.lg]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      // A fixed share of the window: vertical centring would move the heading with every change below it.
      paddingBlock: `clamp(3rem, 17svh, 10rem) ${vars.space.xxl}`,
      selectors: { [inSpread]: { gridColumn: 1, gridRow: 2, paddingBlockStart: vars.space.xl } },
    },
    print: { paddingBlock: 0 },
  },
})

export const slip = style({
  marginBlockEnd: vars.space.lg,
  '@media': { [`not all and ${breakpoints.lg}`]: { selectors: { '&[data-slip="wide"]': { display: 'none' } } } },
})
export const body = style({ minInlineSize: 0 })
/** The heading of a new step takes the focus, and brings the moment above it into view. */
globalStyle(`${slip}:has(> [data-stamped], > [data-wrapping]) ~ ${body} h1`, { scrollMarginBlockStart: '34rem' })

/** About as tall as the form whose answer it waits for: the page keeps its height. */
globalStyle(`${page}:has([data-waits]) ${body}`, { minBlockSize: '30rem' })

/** A person's page goes from edge to edge, and its parts begin at the column. */
const profile = `${page}[data-content="profile"]`
globalStyle(profile, { vars: { [pageInset]: `max(${vars.space.gutter}, 50vw - 32.5rem)` } })
globalStyle(`${profile} ${main}`, { maxInlineSize: 'none', paddingInline: 0, paddingBlockStart: 0 })
globalStyle(`${profile} ${slip}`, {
  marginInline: `max(${pageInset} - 0.375rem, 0.75rem)`,
  '@media': { [breakpoints.lg]: { marginInline: pageInset } },
})
globalStyle(`${profile} ${body}`, { paddingInline: pageInset })

/** The person whose page it is, above its slip. */
export const head = style({
  minInlineSize: 0,
  paddingInline: pageInset,
  paddingBlockEnd: vars.space.sm,
  color: vars.text.onHero,
  vars: { [vars.focus.ring]: vars.focus.ringOnHero, [vars.surface.page]: vars.surface.hero },
  '@media': {
    [breakpoints.lg]: {
      minBlockSize: '5.5rem',
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
  },
})

/** The footer of a public page, which an arrangement may move. */
export const footer = style({})
