import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ paddingBlock: vars.space.lg, paddingInline: vars.space.gutter })

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: vars.space.md,
  alignItems: 'end',
  maxInlineSize: '64rem',
})

/** Steps with few states share a row. */
export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xl} ${vars.space.lg}` })

export const step = style({ display: 'grid', alignContent: 'start', gap: vars.space.sm, maxInlineSize: '100%' })

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.lg, margin: 0, padding: 0, listStyle: 'none' })

export const link = style({
  display: 'grid',
  gap: vars.space.xs,
  color: vars.text.base,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const state = style({ display: 'grid', gap: vars.space.xs, alignContent: 'start' })

/** As wide as the pictures: a long name makes no room between them. */
export const stateName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'baseline',
  inlineSize: 0,
  minInlineSize: '100%',
})

export const picture = style({
  overflow: 'hidden',
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  selectors: { '&[data-missing]::after': { content: '"Not drawn yet"' } },
})
