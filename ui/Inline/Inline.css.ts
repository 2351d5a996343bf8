import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minInlineSize: 0, selectors: { '&[data-wrap]': { flexWrap: 'wrap' } } })
/** Takes what room there is; where that is too little for words, what follows goes to the next line. */
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
