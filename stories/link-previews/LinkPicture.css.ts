import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Half of the picture's pixels: it is drawn at twice the density, so that the theme's sizes are those of a page. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: '228px 300px',
  justifyContent: 'space-between',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 600,
  blockSize: 315,
  padding: '30px 32px',
  color: vars.text.onHero,
  // Flat: a gradient would make the file three times as large.
  background: vars.surface.hero,
})
export const texts = style({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', blockSize: '100%' })
export const words = style({
  margin: 0,
  color: vars.text.onHero,
  fontFamily: vars.font.heading,
  fontSize: 42,
  fontWeight: vars.fontWeight.heading,
  lineHeight: 1.08,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
  // A tagline is a whole sentence.
  selectors: { '&[data-long]': { fontSize: 34 } },
})
/** A theme gives what is in it its width. */
export const object = style({})
globalStyle(`${object} > img`, { display: 'block', inlineSize: '100%', blockSize: 'auto' })
