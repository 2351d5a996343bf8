import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { beforeNextColumn, cards } from './Table.css.ts'

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
  selectors: {
    '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-align="end"]:not(:last-child)': beforeNextColumn,
    '&[data-sorts][data-sorts]': { padding: 0 },
  },
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
    '[data-align="end"]:not(:last-child) > &': beforeNextColumn,
  },
  '@container': {
    [cards]: {
      border: `${vars.stroke.control} solid ${vars.border.strong}`,
      borderRadius: vars.radius.button,
      paddingInline: vars.space.sm,
      selectors: {
        '[data-align="end"]:not(:last-child) > &': { paddingInlineEnd: vars.space.sm },
        '[aria-sort] > &': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft },
      },
    },
  },
})
export const arrow = style({
  flexShrink: 0,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    // Before the heading of numbers, so that they stand exactly below its text.
    '[data-align="end"] &': { order: -1 },
    '&[data-direction="none"]': { opacity: 0.7 },
    '&[data-direction="descending"]': { rotate: '180deg' },
  },
  '@container': { [cards]: { selectors: { '[data-align="end"] &': { order: 0 } } } },
})
