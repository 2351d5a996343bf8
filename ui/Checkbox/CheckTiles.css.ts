import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { tileLook } from '../tile.css.ts'

export const tiles = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const tile = style({
  ...tileLook,
  flexWrap: 'nowrap',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.border.strongHover },
    '&:has(:checked)': {
      borderColor: vars.accent.solid,
      backgroundColor: vars.accent.soft,
      // Inside the border, so that choosing moves nothing.
      boxShadow: `inset 0 0 0 1px ${vars.accent.solid}`,
    },
    '&:has(:disabled)': { backgroundColor: vars.surface.sunken, color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } } } },
})

export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, flex: '1 1 auto', minInlineSize: 0 })

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const trail = style({ flexShrink: 0 })

export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })
