import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** On a wide window the pictures need not grow with it. */
export const slider = style({ inlineSize: '100%', maxInlineSize: '54rem', marginInline: 'auto' })

/** As much room as a slide takes, and below it the buttons that turn it. */
export const awaited = style({ padding: `${vars.space.xs} ${vars.space.xs} calc(2 * ${vars.space.xs} + ${vars.size.touch})` })

/** Three beside each other even on the smallest phone; below each other only where the text is very large. */
export const three = style({
  display: 'grid',
  // As many places as there would be brands: the last slide's few are no larger than the others.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5rem, 100% / 3 - 1rem)), 1fr))',
  gap: vars.space.xs,
  flexGrow: 1,
})
export const one = style({ minInlineSize: 0 })
