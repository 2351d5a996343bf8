import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hidden } from '../parts/hidden.css.ts'
import { beforeNextColumn, cards, hair } from './Table.css.ts'

/** Very large text on a phone: a card's values take its full width. */
const least = '(max-width: 16rem)'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.xs,
  isolation: 'isolate',
  selectors: {
    '&[data-floats]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 },
    '&:not([data-floats])': { position: 'relative' },
    // Its background: a whole row, or a card with a gap below.
    '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: 0, borderBlockEnd: hair },
    '&:hover::before': { backgroundColor: vars.surface.sunken },
    '&:last-child:not([data-floats])::before': { borderBlockEnd: 0 },
  },
  '@container': {
    [cards]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: `${vars.space.sm} calc(${vars.space.sm} + ${vars.space.sm})`,
      paddingInline: vars.space.md,
      selectors: {
        '&::before, &:last-child:not([data-floats])::before': {
          insetBlockEnd: vars.space.sm,
          border: hair,
          borderRadius: vars.radius.card,
          backgroundColor: vars.surface.raised,
          boxShadow: vars.shadow.raised,
        },
      },
    },
  },
})

const inCell = { minInlineSize: 0, paddingInline: vars.space.xs, paddingBlock: vars.space.xs } as const
const atEnd = { '&[data-align="end"]': { textAlign: 'end' } } as const

export const title = style({
  ...inCell,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'start',
  selectors: atEnd,
  '@container': {
    [cards]: { gridColumn: '-2 / -1', fontSize: vars.fontSize.md, selectors: { '&[data-align="end"]': { textAlign: 'start' } } },
  },
})
export const cell = style({
  ...inCell,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { ...atEnd, '&[data-align="end"]:not(:last-child)': beforeNextColumn },
  '@container': {
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${vars.space.md}`,
      gridColumn: '-2 / -1',
      paddingBlock: vars.space.xxs,
      selectors: {
        '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: vars.space.xs },
        // A value for screen readers alone takes no line.
        [`&:has(> div > .${hidden}:only-child)`]: { position: 'absolute', paddingBlock: 0, blockSize: 0, overflow: 'hidden' },
      },
    },
    [least]: { gridColumn: '1 / -1' },
  },
})
export const name = style({ display: 'none', color: vars.text.muted, minInlineSize: 0, '@container': { [cards]: { display: 'block' } } })
/** On a card it stands at the end of its line, or below its name if it is long. */
export const value = style({
  minInlineSize: 0,
  '@container': { [cards]: { selectors: { '&[data-fills]': { flexBasis: '100%', paddingBlockStart: vars.space.xs } } } },
})
