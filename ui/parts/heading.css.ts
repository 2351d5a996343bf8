import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

export const heading = style({
  // A focused heading scrolls what stands above it, such as the header, back into view.
  selectors: { '&[tabindex]': { scrollMarginBlockStart: '50vh' } },
  ...headingType,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  scrollMarginBlockStart: vars.space.lg,
  // It takes the focus only to be announced: it is no control, so it shows no ring.
  ':focus': { outline: 'none' },
})
export const size = styleVariants({
  display: { fontSize: vars.fontSize.display },
  xl: { fontSize: vars.fontSize.xxl },
  lg: { fontSize: vars.fontSize.xl },
  md: { fontSize: vars.fontSize.lg },
  sm: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.snug },
})
