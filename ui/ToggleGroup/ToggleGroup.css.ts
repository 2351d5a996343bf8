import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** As many in a row as have room for a finger and a short word. */
export const toggles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
  gap: vars.space.xs,
})

export const toggle = style({
  appearance: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.field,
  color: vars.text.base,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.border.strongHover },
    '&[aria-pressed="true"]': { borderColor: vars.accent.solid, backgroundColor: vars.accent.solid, color: vars.accent.onSolid },
    '&[aria-pressed="true"]:hover:not(:disabled)': { borderColor: vars.accent.solidHover, backgroundColor: vars.accent.solidHover },
    '&:disabled': { borderColor: vars.border.subtle, backgroundColor: vars.surface.sunken, color: vars.text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

export const detail = style({ fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.regular })

export const custom = style({ marginBlockStart: vars.space.xs })
