import { style, styleVariants } from '@vanilla-extract/css'
import { spaces } from '../../themes/tokens.ts'
import { vars } from '../../themes/vars.css.ts'
import { mapEach } from '../mapEach.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
})
export const space = styleVariants(mapEach(spaces, (name) => ({ gap: vars.space[name] })))
