import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
})
export const space = styleVariants(vars.space, (gap) => ({ gap }))
