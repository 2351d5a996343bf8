import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const space = styleVariants(vars.space, (gap) => ({ gap }))
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
})
