import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const container = style({ containerType: 'inline-size', minInlineSize: 0 })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.md,
  alignItems: 'start',
})

export const tile = style({
  minInlineSize: 0,
  borderRadius: vars.radius.picture,
  selectors: {
    '&[draggable]': { cursor: 'grab' },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over]': { outline: `${vars.focus.width} dashed ${vars.accent.solid}`, outlineOffset: vars.focus.width },
  },
  // The first one leads: it is twice as large where two stand side by side.
  '@container': { '(min-width: 20rem)': { ':first-child': { gridColumn: 'span 2', gridRow: 'span 2' } } },
})
// Otherwise the browser drags the picture alone.
globalStyle(`${tile}[draggable] img`, { pointerEvents: 'none' })
