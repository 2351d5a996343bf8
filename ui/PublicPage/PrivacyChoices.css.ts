import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The opt-out icon of California's privacy regulations: a pill, half of it checked, half crossed. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 14"><rect width="30" height="14" rx="7" fill="#fff"/><path d="M17 1h6a6 6 0 0 1 0 12h-9z" fill="#06f"/><path d="M6 7l3 3 4.5-6" fill="none" stroke="#06f" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><path d="M20 4.5l5 5m0-5-5 5" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/><rect x=".5" y=".5" width="29" height="13" rx="6.5" fill="none" stroke="#06f"/></svg>'

export const choices = style({
  '::after': {
    content: '""',
    flexShrink: 0,
    inlineSize: '1.875rem',
    blockSize: '0.875rem',
    marginInlineStart: vars.space.xs,
    background: `url("data:image/svg+xml,${encodeURIComponent(icon)}") 0 0 / 100% 100% no-repeat`,
  },
})
