import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const icon = style({ flexShrink: 0, selectors: { '[dir="rtl"] &[data-directed]': { transform: 'scaleX(-1)' } } })
export const size = styleVariants({
  sm: { inlineSize: '1em', blockSize: '1em' },
  md: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
  lg: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
})
