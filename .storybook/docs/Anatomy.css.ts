import { globalStyle, style } from '@vanilla-extract/css'

/** The drawing, and its legend beside or below it. */
export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  alignItems: 'start',
  marginBlockEnd: '2rem',
  colorScheme: 'light dark',
  '@media': { '(min-width: 56rem)': { selectors: { '&[data-wide="false"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } } } },
})

export const drawing = style({ position: 'relative', maxInlineSize: '45rem' })

const ink = 'light-dark(#8a3ffc, #c4a3ff)'

/** The numbers lie over the drawing and beside it. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
globalStyle(`${lines} line`, { stroke: ink, strokeWidth: 1.25 })
globalStyle(`${lines} circle`, { fill: ink })
globalStyle(`${lines} text`, {
  fill: 'light-dark(#fff, #16181b)',
  fontSize: 12,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
export const end = style({ stroke: 'light-dark(#fff, #16181b)', strokeWidth: 1 })

export const legend = style({ display: 'grid', gap: '0.75rem', margin: 0 })
globalStyle(`.sbdocs-content ${legend}`, {
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: 'light-dark(#2e3338, #ece8e1)',
  fontFamily: '"Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
})
globalStyle(`${anatomy}[data-wide="true"] ${legend}`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' })

export const part = style({ display: 'flex', gap: '0.75rem', alignItems: 'start' })
export const number = style({
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  borderRadius: '50%',
  backgroundColor: ink,
  color: 'light-dark(#fff, #16181b)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '22px',
  textAlign: 'center',
})
export const prop = style({ marginInlineStart: '0.6em', color: 'light-dark(#5c6670, #a9aeb4)' })
globalStyle(`${prop} code`, { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem', letterSpacing: 0 })
