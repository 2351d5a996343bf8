import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** As high as the enterprise's own logo. */
export const logo = style({ marginInlineEnd: 'auto', blockSize: vars.size.logo, inlineSize: 'auto', maxInlineSize: '100%' })
