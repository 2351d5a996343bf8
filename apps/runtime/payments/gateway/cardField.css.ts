import { style } from '@vanilla-extract/css'
import { fieldBox, fieldFocused, fieldHovered } from '../../../../ui/parts/fieldBox.ts'

/** The gateway's field is transparent: this box makes it look like every other field of the page. */
export const box = style({
  ...fieldBox,
  display: 'grid',
  alignItems: 'center',
  selectors: {
    '&:hover': fieldHovered,
    // The gateway names its own field, because the focus is in another document.
    '&:focus-within, &:has(.StripeElement--focus)': fieldFocused,
  },
})
