import { style, styleVariants } from '@vanilla-extract/css'
import { inRows } from '../parts/field.css.ts'

export const columns = style([inRows, { display: 'grid' }])
export const few = styleVariants({
  stretch: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
  keep: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' },
})
