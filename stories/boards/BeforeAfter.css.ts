import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const changes = style({ display: 'grid', gap: vars.space.xl, margin: 0, padding: 0, listStyle: 'none' })

export const change = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' })

export const name = style({ color: vars.text.link, fontFamily: vars.font.body, fontSize: vars.fontSize.sm })

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.md, maxInlineSize: '64rem' })

export const figure = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, margin: 0 })

/** A long page shows its beginning. */
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '48rem',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
})

export const caption = style({ color: vars.text.muted, fontFamily: vars.font.body, fontSize: vars.fontSize.xs })

export const markup = style({ color: vars.text.base, fontFamily: vars.font.body, fontSize: vars.fontSize.sm, maxInlineSize: '100%' })

export const lines = style({ overflowX: 'auto', padding: vars.space.sm, backgroundColor: vars.surface.sunken, fontSize: vars.fontSize.xs })
