import { vars } from '../../themes/vars.css.ts'

/** The box of a field, and of what stands for one. */
export const fieldBox = {
  minBlockSize: vars.size.control,
  paddingInline: '0.9375rem',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.field,
}
export const fieldHovered = { borderColor: vars.border.strongHover }
export const fieldFocused = { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: '1px', ...fieldHovered }
