import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { layer } from '../layers.css.ts'
import { headingType } from '../typeStyles.css.ts'

/** Width of a page that sets a state. */
export const width = createVar()
const column = { '&[data-column]': { paddingInline: `max(${vars.space.md}, (100% - ${fallbackVar(width, '65rem')}) / 2)` } }

/** At least as tall as the iframe, whose size the other page decides. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  minInlineSize: 0,
  backgroundColor: vars.surface.raised,
  selectors: { '&:has(> [data-column])': { backgroundColor: vars.surface.page } },
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.md,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  backgroundColor: vars.surface.raised,
  selectors: {
    ...column,
    // The logo and the title scroll away.
    '&[data-column]': {
      ...column['&[data-column]'],
      position: 'static',
      alignItems: 'flex-start',
      paddingBlock: `${vars.space.md} ${vars.space.sm}`,
      borderBlockEnd: 0,
      backgroundColor: 'transparent',
      '@media': { [breakpoints.lg]: { paddingBlockEnd: '1.25rem' } },
    },
  },
})
export const texts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { [breakpoints.lg]: { gap: vars.space.lg } },
})
export const title = style({
  ...headingType,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.tight,
  minInlineSize: 0,
  selectors: {
    // One line on a phone, in the letters that stand in for the theme's too.
    '[data-column] > * > &': {
      fontSize: 'clamp(1.5rem, 8.2vw, 2.25rem)',
      '@media': { [breakpoints.lg]: { fontSize: vars.fontSize.display } },
    },
  },
})
export const close = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space.xs})` })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.md,
  minInlineSize: 0,
  padding: vars.space.md,
  selectors: {
    '&[data-column]': {
      ...column['&[data-column]'],
      display: 'grid',
      alignContent: 'start',
      paddingBlockStart: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"state" "content" "aside" "form"',
      '@media': {
        [breakpoints.lg]: {
          rowGap: vars.space.xl,
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          gridTemplateRows: 'auto auto 1fr',
          gridTemplateAreas: '"state state" "content aside" "form aside"',
        },
      },
    },
  },
})
export const state = style({ gridArea: 'state' })
export const content = style({ gridArea: 'content', '@media': { [breakpoints.lg]: { paddingInlineEnd: vars.space.xl } } })
export const aside = style({
  gridArea: 'aside',
  '@media': {
    [breakpoints.lg]: { paddingInlineStart: vars.space.xl, borderInlineStart: `${vars.stroke.hair} solid ${vars.border.subtle}` },
  },
})
export const form = style({ gridArea: 'form', '@media': { [breakpoints.lg]: { paddingInlineEnd: vars.space.xl } } })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingInline: vars.space.md,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
})
globalStyle(`${main}[data-column] + ${footer}`, { paddingInline: `max(${vars.space.md}, (100% - ${fallbackVar(width, '65rem')}) / 2)` })
/** The links stand at the end of the line. */
globalStyle(`${footer} > p`, { flexGrow: 1 })
