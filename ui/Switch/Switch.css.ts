import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
})

export const texts = style({ flex: 1, minInlineSize: 0 })

/** Close below the label, whose line is as tall as a touch target. */
export const hint = style({ marginBlockStart: `calc(-1 * ${vars.space.xs})` })
