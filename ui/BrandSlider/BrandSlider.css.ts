import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Pictures do not grow with a wide window. */
export const slider = style({ inlineSize: '100%', maxInlineSize: '54rem', marginInline: 'auto' })

/** Space of a slide, and of the buttons below it. */
export const awaited = style({ padding: `${vars.space.xs} ${vars.space.xs} calc(2 * ${vars.space.xs} + ${vars.size.touch})` })

/** Three in a row even on the smallest phone; stacked only where text is very large. */
export const three = style({
  display: 'grid',
  // Always three columns: the last slide's tiles are as large as the others.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5rem, 100% / 3 - 1rem)), 1fr))',
  gap: vars.space.xs,
  flexGrow: 1,
})
export const one = style({ minInlineSize: 0 })
