import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ display: 'grid', gap: vars.space.xl, padding: vars.space.gutter, fontFamily: vars.font.body })

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))', gap: vars.space.md, margin: 0 })

export const rows = style({ display: 'grid', gap: vars.space.md, margin: 0 })

export const specimen = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start', minInlineSize: 0 })

export const swatch = style({
  blockSize: '4.5rem',
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  forcedColorAdjust: 'none',
})

export const bar = style({ blockSize: '1rem', backgroundColor: vars.accent.bright, borderRadius: vars.radius.sm, forcedColorAdjust: 'none' })

export const shape = style({
  blockSize: '5rem',
  backgroundColor: vars.surface.raised,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
})

export const hero = style({ padding: vars.space.lg, backgroundColor: vars.surface.hero, borderRadius: vars.radius.card })

export const name = style({ fontSize: vars.fontSize.sm, color: vars.text.muted, overflowWrap: 'anywhere' })
