import { style } from '@vanilla-extract/css'
import { tierMeal } from '../../themes/parts.css.ts'
import { vars } from '../../themes/vars.css.ts'

export const table = style({
  display: 'flex',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xxs,
  borderBlockEnd: `${vars.stroke.strong} solid ${vars.border.subtle}`,
})
/** All fit a line, so that nothing below moves. */
export const meal = style([tierMeal, { flex: '0 1 3.5rem', minInlineSize: 0, blockSize: '2.75rem' }])
