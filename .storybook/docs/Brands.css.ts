import { globalStyle, style } from '@vanilla-extract/css'

/** Side by side where both have room; wide ones below each other. */
export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: '1.25rem',
  marginBlockEnd: '1.5rem',
  selectors: {
    '&[data-narrow="true"]': { display: 'flex', flexWrap: 'wrap' },
    '&[data-wide="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // On a phone the narrow ones show the same.
  '@media': { '(max-width: 47.5rem)': { selectors: { '&[data-wide="true"]': { display: 'none' } } } },
})
export const brand = style({ maxInlineSize: '100%', minInlineSize: 0 })

export const name = style({ display: 'flex', gap: '0.75em', marginBlockEnd: '0.4rem', fontSize: '0.8125rem', fontWeight: 600 })
globalStyle(`.sbdocs-content ${name}`, { colorScheme: 'light dark', color: 'light-dark(#2e3338, #ece8e1)' })
globalStyle(`.sbdocs-content ${name} > span`, { fontSize: 'inherit', fontWeight: 400, color: 'light-dark(#5c6670, #a9aeb4)' })
