import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `${vars.stroke.strong} solid ${vars.danger.solid}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.danger.soft,
  color: vars.text.base,
  scrollMarginBlockStart: vars.space.lg,
  // It takes the focus only to be announced, so it shows no ring.
  ':focus': { outline: 'none' },
})

export const title = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.danger.text,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
})

/** Its lines align with the title; with large text in little space they start at the edge. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: `calc(${vars.size.icon} + ${vars.space.xs})`,
  '@media': { '(max-width: 19em)': { paddingInlineStart: 0 } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.danger.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.sm,
  ':hover': { textDecorationThickness: '2px' },
})
