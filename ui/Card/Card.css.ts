import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const card = style({
  padding: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid transparent`,
  minInlineSize: 0,
})
/** The notches of a ticket, on both edges beside its first line. */
const notch = (edge: string) =>
  `radial-gradient(circle at ${edge} min(50%, 3.25rem), transparent 0.625rem, #000 calc(0.625rem + 0.5px)) ${edge} / 51% 100% no-repeat`

export const tone = styleVariants({
  raised: { backgroundColor: vars.surface.raised, borderColor: vars.border.subtle, boxShadow: vars.shadow.raised },
  outlined: { borderColor: vars.border.subtle },
  sunken: { backgroundColor: vars.surface.sunken },
  accent: { backgroundColor: vars.accent.soft },
  ticket: { paddingInline: vars.space.lg, backgroundColor: vars.accent.soft, mask: `${notch('left')}, ${notch('right')}` },
})
