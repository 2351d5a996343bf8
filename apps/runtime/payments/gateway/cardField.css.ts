import { style } from '@vanilla-extract/css'
import { vars } from '../../../../themes/vars.css.ts'

/** The gateway's field is transparent: this box makes it look like every other field of the page. */
export const box = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: '0.9375rem',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.field,
  selectors: {
    '&:hover': { borderColor: vars.border.strongHover },
    // The gateway names its own field, because the focus is in another document.
    '&:focus-within, &:has(.StripeElement--focus)': {
      outline: `${vars.focus.width} solid ${vars.focus.ring}`,
      outlineOffset: '1px',
      borderColor: vars.border.strongHover,
    },
  },
})
