import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { tileLook } from '../tile.css.ts'

export const tiles = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const tile = style({
  ...tileLook,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.border.strongHover },
    '&:has(:checked)': {
      borderColor: vars.accent.solid,
      backgroundColor: vars.accent.soft,
      // Inside the border, so that choosing moves nothing.
      boxShadow: `inset 0 0 0 1px ${vars.accent.solid}`,
    },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.focus.offset },
    '[aria-invalid="true"] &:not(:has(:checked))': { borderColor: vars.danger.text },
    '&:has(:checked:disabled)': { borderColor: vars.border.strong, boxShadow: `inset 0 0 0 1px ${vars.border.strong}` },
    '&:has(:disabled)': { backgroundColor: 'transparent', color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } } } },
})

/** The radio mark: a ring, with a dot when chosen. */
export const mark = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: '50%',
  backgroundColor: vars.surface.field,
  cursor: 'inherit',
  '::before': {
    content: '""',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: '50%',
    backgroundColor: vars.accent.onSolid,
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&:checked::before': { visibility: 'visible' },
    // The tile shows the focus ring.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' }, '&:focus-visible': { outline: '1px solid' } },
    },
  },
})

export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, flex: '1 1 8rem', minInlineSize: 0 })

/** The badge of a disabled tile is faint. */
globalStyle(`${tile}:has(:disabled) > ${texts} + *`, { opacity: 0.55 })

export const title = style({
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})

export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })
