import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minInlineSize: 0 })
/** Titles beside the content are smaller than those in it. */
globalStyle(`${content} > section > :first-child h2`, { color: vars.text.muted, fontFamily: vars.font.body, fontSize: vars.fontSize.sm })
