import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minInlineSize: 0 })
export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})
/** Wraps before the text gets too narrow. */
export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, flex: '1 1 14rem', minInlineSize: 0 })
export const text = style({ color: vars.text.muted, maxInlineSize: vars.size.measure, textWrap: 'pretty' })
