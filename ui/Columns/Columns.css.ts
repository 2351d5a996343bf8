import { style, styleVariants } from '@vanilla-extract/css'

export const columns = style({ display: 'grid' })
export const few = styleVariants({
  stretch: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
  keep: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' },
})
