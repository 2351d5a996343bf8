import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '../breakpoints.ts'
import { vars } from '../../themes/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minInlineSize: 0 })
globalStyle(`${content}[data-place="wide"]`, { '@media': { [`not all and ${breakpoints.xl}`]: { display: 'none' } } })
/** Titles beside the content are smaller than those in it. */
globalStyle(`${content} > section > :first-child h2`, { color: vars.text.muted, fontFamily: vars.font.body, fontSize: vars.fontSize.sm })
