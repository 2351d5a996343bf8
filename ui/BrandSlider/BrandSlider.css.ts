import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Tiles stand at the edges of the column: a slide has space around them for the focus ring. */
export const slider = style({ marginInline: `calc(-1 * ${vars.space.xs})`, maxInlineSize: '70rem' })

/** Space of a slide, and of the buttons below it. */
export const awaited = style({ padding: `${vars.space.xs} ${vars.space.xs} calc(2 * ${vars.space.xs} + ${vars.size.touch})` })

/** Three in a row even on the smallest phone; stacked only where text is very large. */
export const three = style({
  display: 'grid',
  // Always three columns: the last slide's tiles are as large as the others.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5rem, 100% / 3 - 1rem)), 1fr))',
  gap: '0.625rem',
  flexGrow: 1,
  // A long name on one slide leaves no empty strip in the tiles of the others.
  alignContent: 'start',
})
export const one = style({ minInlineSize: 0 })
