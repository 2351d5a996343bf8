import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const bar = style({})
export const content = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xs} ${vars.space.md}` })
export const status = style({
  flex: '1 1 0',
  minInlineSize: 'min-content',
  overflowWrap: 'normal',
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
})
/** With nothing to save it is an outline. */
globalStyle(`${bar} button:disabled`, { opacity: 1, borderColor: 'currentcolor', background: 'none', boxShadow: 'none', color: 'inherit' })
