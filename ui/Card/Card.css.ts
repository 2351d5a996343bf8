import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const card = style({
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid transparent`,
  minInlineSize: 0,
})

export const tone = styleVariants({
  raised: { backgroundColor: vars.surface.raised, borderColor: vars.border.subtle, boxShadow: vars.shadow.raised },
  outlined: { borderColor: vars.border.subtle },
  sunken: { backgroundColor: vars.surface.sunken },
  accent: { backgroundColor: vars.accent.soft },
  credit: [
    {
      backgroundColor: vars.slipFront.credit,
      color: vars.slipInk.credit,
      vars: { [vars.text.base]: vars.slipInk.credit, [vars.text.muted]: vars.slipInk.credit },
      border: `3px double color-mix(in srgb, ${vars.slipInk.credit} 35%, transparent)`,
    },
  ],
})
