import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { hair, narrow, tall } from './Map.css.ts'

export const list = style({
  position: 'relative',
  overflowY: 'auto',
  maxBlockSize: tall,
  borderInlineStart: hair,
  '@container': { [narrow]: { borderInlineStart: 0, borderBlockStart: hair } },
})
/** As tall as all entries; visible ones are positioned on it. */
export const sheet = style({ position: 'relative' })
export const item = style({
  borderInlineStart: `${vars.stroke.strong} solid transparent`,
  selectors: {
    '& + &': { borderBlockStart: hair },
    '&[data-index]': { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
    '&[data-chosen]': { borderInlineStartColor: vars.accent.solid, backgroundColor: vars.accent.soft },
  },
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
  flexDirection: 'column',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.accent.soft }, '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` } },
})
export const name = style({ fontWeight: vars.fontWeight.strong })
export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
export const more = style({ padding: `0 ${vars.space.md} ${vars.space.sm}`, fontSize: vars.fontSize.sm })
