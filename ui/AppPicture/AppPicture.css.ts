import { globalStyle, style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

const forced = '(forced-colors: active)'

export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 206fr) minmax(0, 176fr)',
  alignItems: 'start',
  // A turned corner needs room.
  paddingInlineEnd: '1.25rem',
  overflowX: 'clip',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  '@media': { [breakpoints.lg]: { gridTemplateColumns: 'minmax(0, 400fr) minmax(0, 205fr)', maxInlineSize: 'none', overflowX: 'visible' } },
})

/** In front of the phone, whose words it does not touch. */
export const promise = style({
  zIndex: 1,
  rotate: '-4deg',
  marginBlockStart: '2.25rem',
  '@media': { [breakpoints.lg]: { marginBlockStart: '3.5rem' }, [forced]: { rotate: 'none' } },
})
/** The line on which a name is written. */
globalStyle(`${promise} dd`, { inlineSize: '62cqi', borderBlockEnd: `2px dotted ${vars.slip.rule}` })

export const phone = style({
  blockSize: '20.625rem',
  rotate: '6deg',
  marginInlineStart: '-0.5rem',
  overflow: 'clip',
  overflowWrap: 'normal',
  paddingBlockStart: '2.25rem',
  paddingInline: '0.375rem',
  border: `2px solid ${vars.text.base}`,
  borderRadius: '1.75rem',
  backgroundColor: vars.surface.page,
  backgroundImage: `linear-gradient(${vars.border.strong} 0 0)`,
  backgroundPosition: `50% ${vars.space.sm}`,
  backgroundSize: '2.5rem 0.375rem',
  backgroundRepeat: 'no-repeat',
  '@media': { [breakpoints.lg]: { blockSize: '23.25rem', marginInlineStart: '-0.25rem' }, [forced]: { rotate: 'none' } },
})
// A dark one on wood.
arrangement('slip', 'card')(phone, {
  backgroundColor: `color-mix(in srgb, ${vars.surface.hero} 40%, black)`,
  borderColor: `color-mix(in srgb, ${vars.surface.hero} 80%, white)`,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.surface.hero} 88%, white) 0 0)`,
})

/** As small as an app on a phone that stands in a picture. */
export const screen = style({ zoom: 0.8 })
