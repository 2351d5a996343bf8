import { style, styleVariants } from '@vanilla-extract/css'

/** Halves stack where they would be too narrow for a form or a picture. */
export const split = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))', minInlineSize: 0 })
export const align = styleVariants({ start: { alignItems: 'start' }, center: { alignItems: 'center' }, stretch: { alignItems: 'stretch' } })
