import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { anySheet, hair, narrow, tall } from './Map.css.ts'

/** On a phone a sheet that covers the lower edge of the map. */
export const sheet = style([
  anySheet,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    borderInlineEnd: hair,
    backgroundColor: vars.surface.raised,
    selectors: { '[data-alone] &': { margin: 0, border: 0, boxShadow: 'none' } },
    '@container': {
      [narrow]: {
        zIndex: 1,
        marginBlockStart: `calc(-1 * ${vars.space.md})`,
        borderInlineEnd: 0,
        borderBlockStart: hair,
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        boxShadow: vars.shadow.bar,
      },
    },
  },
])
export const list = style({
  position: 'relative',
  overflowY: 'auto',
  maxBlockSize: tall,
  borderRadius: 'inherit',
  // Without a map, the page scrolls and a wide window has two columns.
  selectors: {
    '[data-alone] ul&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))', maxBlockSize: 'none' },
  },
  '@container': { [narrow]: { maxBlockSize: '28rem' } },
})
/** As tall as all entries; visible ones are positioned on it. */
export const long = style({ position: 'relative' })
export const all = style({
  display: 'none',
  padding: vars.space.sm,
  borderBlockStart: hair,
  '@container': { [narrow]: { display: 'grid' } },
})
export const item = style({
  position: 'relative',
  borderInlineStart: `${vars.stroke.strong} solid transparent`,
  selectors: {
    '& + &': { borderBlockStart: hair },
    // Hides the line of the first in each column.
    '[data-alone] &': { marginBlockStart: '-1px' },
    '&[data-index]': { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
    '&[data-lit]': { backgroundColor: vars.accent.soft },
    '&[data-chosen]': { borderInlineStartColor: vars.accent.solid, backgroundColor: vars.accent.soft },
  },
  '@container': { [narrow]: { selectors: { '&[data-more]': { display: 'none' } } } },
  '@media': {
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-chosen]': { borderInlineStartColor: 'Highlight' } },
    },
  },
})
export const choose = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  lineHeight: vars.lineHeight.snug,
  // The ring stands within the row, which the frame around the list cuts off.
  borderRadius: vars.radius.card,
  selectors: { 'button&': { cursor: 'pointer' }, '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width} - 0.25rem)` } },
})
export const picture = style({
  vars: { [corner]: `min(${vars.radius.picture}, 0.75rem)`, [ground]: vars.accent.soft },
  position: 'relative',
  flex: 'none',
  inlineSize: '4.5rem',
  color: vars.accent.text,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heading,
})
export const logo = style({
  vars: { [corner]: vars.radius.round, [ground]: vars.accent.soft },
  position: 'absolute',
  insetBlockEnd: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  inlineSize: '1.75rem',
  padding: '0.125rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  fontSize: vars.fontSize.xs,
})
export const texts = style({ display: 'flex', flexDirection: 'column', gap: '0.125rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.fontWeight.strong, textWrap: 'balance' })
export const facts = style({ fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
export const number = style({ display: 'none' })
/** The way there. */
export const more = style({ paddingBlockEnd: vars.space.xs, paddingInlineStart: `calc(${vars.space.md} + 4.5rem + ${vars.space.sm})` })
