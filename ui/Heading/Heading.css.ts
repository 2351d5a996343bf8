import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { headingVoice } from '../voices.css.ts'

export const heading = style({
  // One that takes the focus brings what stands above it, such as the page's header, back into sight.
  selectors: { '&[tabindex]': { scrollMarginBlockStart: '50vh' } },
  ...headingVoice,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  scrollMarginBlockStart: vars.space.lg,
  // It takes focus to be read out; it is no control, so a ring would only startle.
  ':focus': { outline: 'none' },
})
export const size = styleVariants({
  display: { fontSize: vars.fontSize.display },
  xl: { fontSize: vars.fontSize.xxl },
  lg: { fontSize: vars.fontSize.xl },
  md: { fontSize: vars.fontSize.lg },
  sm: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.snug },
})
