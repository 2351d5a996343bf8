import { style } from '@vanilla-extract/css'
import * as parts from '../../themes/parts.css.ts'
import { vars } from '../../themes/vars.css.ts'

/** As wide as its column: its focus rings and its ends are not cut. */
export const row = style({
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
})
export const chip = style([
  parts.toggle,
  {
    appearance: 'none',
    flex: 'none',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.sm,
    border: `${vars.stroke.hair} solid ${vars.border.strong}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.surface.field,
    color: vars.text.base,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { borderColor: vars.border.strongHover },
      '&[aria-pressed="true"]': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
])
