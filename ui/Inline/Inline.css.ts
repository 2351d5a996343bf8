import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minInlineSize: 0, selectors: { '&[data-wrap]': { flexWrap: 'wrap' } } })
/** Takes the remaining space; where that is too narrow for text, the next item wraps. */
globalStyle(`${inline}[data-grow="first"] > :first-child`, { flex: '1 1 8rem' })

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
