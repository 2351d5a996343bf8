import { style, styleVariants } from '@vanilla-extract/css'
import { spaces } from '../../themes/tokens.ts'
import { vars } from '../../themes/vars.css.ts'
import { mapEach } from '../mapEach.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const space = styleVariants(mapEach(spaces, (name) => ({ gap: vars.space[name] })))
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
})
