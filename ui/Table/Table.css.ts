import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/** Narrower than this, columns are too narrow for their text, and rows become cards. */
const cards = '(max-width: 40rem)'

/** Very large text on a phone: a card's values take its full width. */
const least = '(max-width: 16rem)'

const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`

export const container = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })

export const frame = style({
  overflow: 'auto',
  overscrollBehaviorBlock: 'auto',
  border: hair,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  '@container': { [cards]: { border: 0, borderRadius: vars.radius.field, backgroundColor: 'transparent' } },
})
export const height = styleVariants({
  window: {
    maxBlockSize: 'max(80dvh, 20rem)',
    // On a phone a few cards scroll with the page.
    '@container': { [cards]: { selectors: { '&:not(:has([data-floats]))': { maxBlockSize: 'none' } } } },
  },
  panel: { maxBlockSize: '500px' },
})

export const table = style({ display: 'block', fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, textAlign: 'start' })
export const caption = hidden

export const head = style({
  display: 'block',
  gridTemplateColumns: 'inherit',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.strong}`,
  backgroundColor: vars.surface.raised,
  '@container': { [cards]: { position: 'static', marginBlockEnd: vars.space.sm, border: 0, backgroundColor: 'transparent' } },
})
export const headRow = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'stretch',
  paddingInline: vars.space.xs,
  '@container': { [cards]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, paddingInline: 0 } },
})
export const headChoice = style({ display: 'grid', placeContent: 'center' })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: vars.tracking.label,
  textAlign: 'start',
  selectors: { '&[data-sorts]': { padding: 0 }, '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' } },
  '@container': {
    // Cards label their values; only the sort buttons remain of the header.
    [cards]: {
      minInlineSize: vars.size.touch,
      selectors: {
        '&:not([data-sorts])': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          minBlockSize: 0,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
export const sort = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.accent.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
    '[aria-sort] > &': { color: vars.accent.text },
  },
  '@container': {
    [cards]: {
      border: `${vars.stroke.control} solid ${vars.border.strong}`,
      borderRadius: vars.radius.button,
      paddingInline: vars.space.sm,
      selectors: { '[aria-sort] > &': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft } },
    },
  },
})
export const arrow = style({
  flexShrink: 0,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-direction="none"]': { opacity: 0.7 }, '&[data-direction="descending"]': { rotate: '180deg' } },
})

export const body = style({ display: 'block', gridTemplateColumns: 'inherit', position: 'relative' })

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
    '&[data-chosen]::before': { backgroundColor: vars.accent.soft },
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
        '&[data-chosen]::before': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft },
        '&:has(> :first-child label)': { gridTemplateColumns: `${vars.size.touch} minmax(0, 1fr)`, paddingInlineStart: vars.space.xs },
      },
    },
  },
})

export const choice = style({ display: 'grid', placeContent: 'center' })
export const choose = style({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
})
export const box = style({
  selectors: {
    '&:indeterminate': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&:indeterminate::before': {
      visibility: 'visible',
      inlineSize: '0.75rem',
      blockSize: 0,
      margin: 0,
      borderWidth: '0 0 2.5px',
      rotate: '0deg',
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
  selectors: atEnd,
  '@container': {
    [cards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${vars.space.md}`,
      gridColumn: '-2 / -1',
      paddingBlock: vars.space.xxs,
    },
    [least]: { gridColumn: '1 / -1' },
  },
})
export const name = style({ display: 'none', color: vars.text.muted, minInlineSize: 0, '@container': { [cards]: { display: 'block' } } })
export const value = style({ minInlineSize: 0, '@container': { [cards]: { textAlign: 'end', marginInlineStart: 'auto' } } })

export const empty = style({ padding: vars.space.lg, color: vars.text.muted, textAlign: 'center' })
