import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ paddingBlock: vars.space.xl, paddingInline: vars.space.gutter, maxInlineSize: '72rem', marginInline: 'auto' })

export const filters = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: vars.space.md })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  // The baseline of a row with pictures is at their foot.
  verticalAlign: 'top',
  paddingBlock: vars.space.xs,
  paddingInline: `0 ${vars.space.md}`,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  fontSize: vars.fontSize.sm,
})

// On a phone a row's parts stand below each other.
globalStyle(`${table} :is(tr, th, td)`, { '@media': { '(max-width: 40rem)': { display: 'block', inlineSize: 'auto' } } })
globalStyle(`${table} thead`, { '@media': { '(max-width: 40rem)': { display: 'none' } } })

export const id = style({ inlineSize: '5.5rem', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const words = style({ inlineSize: '42%' })

export const file = style({ color: vars.text.muted })

/** The gap below keeps the names apart from the pictures. */
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, paddingBlockEnd: vars.space.xs })

export const evidence = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })

globalStyle(`${evidence} a`, { color: vars.text.link })
