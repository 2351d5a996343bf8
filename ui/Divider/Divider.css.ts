import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
})
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  '::before': { content: '""', flex: 1, borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}` },
})
