import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
export const width = styleVariants({ full: {}, measure: { maxInlineSize: vars.size.measure } })
