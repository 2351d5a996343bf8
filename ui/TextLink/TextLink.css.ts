import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const link = style({
  color: vars.text.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.sm,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  ':hover': { color: vars.text.linkHover, textDecorationThickness: '2px' },
})

export const button = style([
  link,
  {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    paddingBlock: vars.space.xs,
    paddingInline: 0,
    border: 0,
    background: 'none',
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    ':focus-visible': { outlineOffset: vars.space.xxs },
    selectors: { '&[aria-disabled]': { color: vars.text.muted, textDecorationLine: 'none', cursor: 'not-allowed' } },
  },
])
