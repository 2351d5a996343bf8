import { fallbackVar, style } from '@vanilla-extract/css'
import { deskTop } from '../parts/sharedVars.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { hiddenLook } from '../parts/hidden.css.ts'
import { beforeNextColumn, besideToolbar, toolbar, twoLines } from './Table.css.ts'

/** It stays below the page's header while the page scrolls. */
export const head = style({
  display: 'block',
  gridTemplateColumns: 'inherit',
  position: 'sticky',
  insetBlockStart: fallbackVar(deskTop, '0'),
  zIndex: 1,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.strong}`,
  backgroundColor: vars.surface.page,
  '@container': {
    [twoLines]: { position: 'static' },
    [besideToolbar]: { selectors: { [`${toolbar} ~ * &`]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, border: 0 } } },
  },
})
export const headRow = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'stretch',
  '@container': { [twoLines]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
})
export const header = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: '2rem',
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
  // Only the buttons that sort remain.
  '@container': {
    [twoLines]: { selectors: { '&[data-narrow="none"]': { display: 'none' }, '&:not([data-sorts])': { ...hiddenLook, minBlockSize: 0 } } },
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
  '@container': { [twoLines]: { minBlockSize: vars.size.touch, paddingInlineEnd: vars.space.md } },
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
  '@container': { [twoLines]: { selectors: { '[data-align="end"] &': { order: 0 } } } },
})
