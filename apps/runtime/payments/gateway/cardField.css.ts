import { style } from '@vanilla-extract/css'
import * as field from '../../../../ui/parts/field.css.ts'

/** The gateway's field is transparent: this box makes it look like every other field of the page. */
export const box = style({
  ...field.box,
  display: 'grid',
  alignItems: 'center',
  selectors: {
    '&:hover': field.boxHovered,
    // The gateway names its own field, because the focus is in another document.
    '&:focus-within, &:has(.StripeElement--focus)': field.boxFocused,
  },
})
