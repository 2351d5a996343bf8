import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

export const block = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
/** Tiles of equal width: an incomplete last row leaves its cells empty. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.md,
  '@media': { [breakpoints.xl]: { gridTemplateColumns: `repeat(auto-fill, minmax(max(11rem, (100% - 3 * ${vars.space.md}) / 4), 1fr))` } },
})
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: vars.space.sm })
export const count = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
