import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hidden } from '../parts/hidden.css.ts'
import { variant } from '../parts/button.css.ts'
import { beforeNextColumn, hair, twoLines } from './Table.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  isolation: 'isolate',
  selectors: {
    '&[data-floats]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    '&:not([data-floats])': { position: 'relative' },
    '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: 0, borderBlockEnd: hair },
    '&:has(> :first-child a):hover::before': { backgroundColor: vars.accent.soft },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
  '@container': {
    [twoLines]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      alignItems: 'baseline',
      columnGap: vars.space.sm,
      minBlockSize: '4rem',
      paddingBlock: vars.space.xs,
      // The end of the first line.
      selectors: { '&::after': { content: '""', order: 2, flexBasis: '100%' } },
    },
  },
})

const oneLine = '(min-width: 40.01rem)'
const inCell = { minInlineSize: 0, paddingInline: vars.space.xs, paddingBlock: vars.space.xs, lineHeight: vars.lineHeight.snug } as const
const atEnd = { '&[data-align="end"]': { textAlign: 'end' } } as const

export const title = style({
  ...inCell,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  selectors: atEnd,
  '@container': {
    [twoLines]: {
      flex: 1,
      minInlineSize: 'min(50%, 12rem)',
      fontSize: vars.fontSize.md,
      selectors: { '&[data-align="end"]': { textAlign: 'start' } },
    },
  },
})
/** Drawn, so that the row's text begins with its name. */
export const mark = style({ display: 'none', '::before': { content: 'attr(data-initials)' } })

/** The name's link covers the row; links and controls in other cells stay above it. */
globalStyle(`${title} a`, { color: 'inherit', textDecorationColor: 'transparent', minBlockSize: 0, paddingBlock: 0 })
globalStyle(`${row}:hover > ${title} a`, { color: vars.accent.text })
globalStyle(`${title} a:first-of-type::after`, { content: '""', position: 'absolute', inset: 0 })
globalStyle(`${title} a:first-of-type:focus-visible`, { outline: 'none' })
globalStyle(`${title} a:first-of-type:focus-visible::after`, {
  outline: `${vars.focus.width} solid ${vars.focus.ring}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
})

export const cell = style({
  ...inCell,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ...atEnd, '&[data-align="end"]:not(:last-child)': beforeNextColumn },
  '@container': {
    [twoLines]: {
      order: 3,
      paddingBlock: 0,
      color: vars.text.muted,
      selectors: {
        '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: vars.space.xs },
        '&[data-narrow="end"]': { order: 1, paddingBlockEnd: vars.space.xs, color: vars.text.base, fontSize: vars.fontSize.md },
        '&[data-narrow="status"]': { marginInlineStart: 'auto' },
        '&[data-narrow="line"]': { order: 4, flexBasis: '100%', paddingBlockStart: vars.space.xs, textAlign: 'start' },
        '&[data-narrow="none"]': { display: 'none' },
        // A value for screen readers alone takes no space.
        [`&:is(:empty, :has(> .${hidden}:only-child))`]: { position: 'absolute' },
      },
    },
  },
})
/** In one line, of which the name never shortens. */
globalStyle(`${title} > div[data-wrap]:has(> a + p)`, { '@container': { [oneLine]: { flexWrap: 'nowrap', minInlineSize: 0 } } })
globalStyle(`${title} > div > a:has(+ p)`, { '@container': { [oneLine]: { flex: 'none', maxInlineSize: '100%' } } })
globalStyle(`${title} > div > a + p`, {
  '@container': { [oneLine]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
globalStyle(`${cell}[data-align="end"]`, { '@container': { [oneLine]: { whiteSpace: 'nowrap' } } })
/** The row with the page's main action. */
globalStyle(`${row}:has(> td > .${variant.solid})::before`, { backgroundColor: vars.accent.soft })

export const money = style([cell, {}])
globalStyle(`${cell} :is(a, button, summary)`, { position: 'relative', zIndex: 1 })
globalStyle(`${cell}:has(select, input) > *`, { position: 'relative', zIndex: 1 })

export const name = style({
  display: 'none',
  '@container': { [twoLines]: { selectors: { '[data-narrow="labelled"] > &': { display: 'inline' } } } },
})
