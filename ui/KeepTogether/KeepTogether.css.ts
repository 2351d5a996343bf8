import { style } from '@vanilla-extract/css'

export const keepTogether = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
