import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  // In forced-colors mode the border remains.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.sunken,
})

export const entry = style({ flex: '1 1 auto', minInlineSize: 0 })

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.md,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.field,
  color: vars.text.muted,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.text.base },
  selectors: { '&[aria-current]': { borderColor: vars.border.strong, backgroundColor: vars.surface.raised, color: vars.text.base } },
  '@media': {
    // In forced-colors mode the background marks the current tab.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
