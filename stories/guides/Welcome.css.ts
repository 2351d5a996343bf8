import { globalStyle, style } from '@vanilla-extract/css'

/** Three beside each other on a phone, six in a wide window. */
export const showcase = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 162px))',
  gap: 16,
  marginBlock: '1.5rem',
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 162px))' } },
})

export const shown = style({})

// As wide as there is room: the drawn size is the largest.
globalStyle(`${shown} > div`, { maxInlineSize: '100%', blockSize: 'auto !important', aspectRatio: '360 / 740' })
globalStyle(`${shown} > [data-missing]`, { fontSize: '0.875rem', overflowWrap: 'normal' })
globalStyle(`${shown} img`, { inlineSize: '100%', blockSize: 'auto' })

export const doors = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', gap: 16 })

export const door = style({ padding: 20, border: '1px solid light-dark(#e2ddd4, #3d3934)', borderRadius: 8, colorScheme: 'light dark' })
globalStyle(`.sbdocs-content ${door} h2`, { margin: 0, padding: 0, border: 0, fontSize: '1.25rem' })
globalStyle(`.sbdocs-content ${door} p`, { marginBlock: '0.5rem 0' })
