import { style, styleVariants } from '@vanilla-extract/css'

/** Halves are wide enough for a form or a picture, or they stand one below the other. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  minInlineSize: 0,
})
export const align = styleVariants({ start: { alignItems: 'start' }, center: { alignItems: 'center' }, stretch: { alignItems: 'stretch' } })
