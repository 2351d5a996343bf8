import { style, styleVariants } from '@vanilla-extract/css'
import { spaces } from '../../themes/tokens.ts'
import { vars } from '../../themes/vars.css.ts'
import { mapEach } from '../mapEach.ts'

export const inline = style({ display: 'flex', minInlineSize: 0, selectors: { '&[data-wrap]': { flexWrap: 'wrap' } } })
export const space = styleVariants(mapEach(spaces, (name) => ({ gap: vars.space[name] })))
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
})
