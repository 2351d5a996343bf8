import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Inherited values need no class. */
const inherit = ''

export const text = style({ maxInlineSize: vars.size.measure, textWrap: 'pretty' })
export const size = {
  inherit,
  ...styleVariants({
    xs: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug },
    sm: { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.base },
    md: { fontSize: vars.fontSize.md },
    lg: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug },
    xl: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug },
  }),
}
export const tone = {
  inherit,
  ...styleVariants({
    base: { color: vars.text.base },
    muted: { color: vars.text.muted },
    accent: { color: vars.accent.text },
    success: { color: vars.success.text },
    danger: { color: vars.danger.text },
  }),
}
export const weight = {
  inherit,
  ...styleVariants({
    regular: { fontWeight: vars.fontWeight.regular },
    medium: { fontWeight: vars.fontWeight.medium },
    strong: { fontWeight: vars.fontWeight.strong },
  }),
}
