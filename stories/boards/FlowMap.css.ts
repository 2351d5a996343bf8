import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ display: 'grid', gap: vars.space.lg, paddingBlock: vars.space.lg, paddingInline: vars.space.gutter })

/** The map has its natural size. What is around a chosen state scrolls, so that the state is in sight. */
export const map = style({
  position: 'relative',
  overflow: 'auto',
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  selectors: { '&[data-narrowed="true"]': { maxBlockSize: '85vh' } },
})

export const sheet = style({ position: 'relative', marginInline: 'auto', direction: 'ltr' })

export const lines = style({ position: 'absolute', inset: 0, maxInlineSize: 'none', color: vars.text.muted })

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  selectors: {
    '&[data-cause="person"]': { color: vars.text.base },
    '&[data-cause="server"]': { color: vars.text.link },
    '&[data-kind="road"]': { strokeWidth: 4 },
  },
})

/** Above its line. */
export const label = style({
  position: 'absolute',
  transform: 'translateY(-100%)',
  color: vars.text.base,
  fontFamily: vars.font.body,
  fontSize: 12,
  lineHeight: vars.lineHeight.tight,
  backgroundColor: vars.surface.sunken,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
})

export const node = style({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  selectors: { '&[data-chosen="true"]': { outline: `3px solid ${vars.text.link}` } },
})

/** The whole card can be pressed. */
export const name = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.base,
  fontFamily: vars.font.body,
  fontSize: 13,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})

/** Over the card's own button. */
export const open = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: 1,
  paddingBlock: 4,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  border: `${vars.stroke.hair} solid ${vars.border.strong}`,
  backgroundColor: vars.surface.raised,
  color: vars.text.link,
  fontFamily: vars.font.body,
  fontSize: 12,
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, color: vars.text.muted })

export const sample = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs })

/** The choice of a state, and what the flow has. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: vars.space.md,
  alignItems: 'end',
})

/** The ways to a state, the ways away from it, and its pictures. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
})

export const ways = style({ display: 'grid', gap: vars.space.xs, margin: 0, paddingInlineStart: vars.space.lg })

globalStyle(`${ways} button`, {
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.link,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
