import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({ paddingBlock: vars.space.xl, paddingInline: vars.space.gutter, maxInlineSize: '75rem', marginInline: 'auto' })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: vars.fontSize.sm })

export const caption = style({ textAlign: 'start', paddingBlock: vars.space.xs, overflowWrap: 'anywhere' })

const part = { textAlign: 'start', verticalAlign: 'top', padding: vars.space.xs, overflowWrap: 'anywhere' } as const

export const head = style({ ...part, color: vars.text.muted, selectors: { '&:nth-child(2)': { inlineSize: '44%' } } })

export const cell = style({ ...part, borderBlockStart: `1px solid ${vars.border.subtle}` })

export const fault = style([cell, { fontWeight: 'inherit' }])

export const link = style({ color: vars.text.link })
