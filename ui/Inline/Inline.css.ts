import { style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minInlineSize: 0, selectors: { '&[data-wrap]': { flexWrap: 'wrap' } } })

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
