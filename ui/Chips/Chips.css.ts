import { style } from '@vanilla-extract/css'
import { toggle as choice } from '../arrangements/chosenToggle.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

const fade = (side: string) => `linear-gradient(to ${side}, transparent, #000 ${vars.space.lg})`

/**
 * As wide as its column: its focus rings are not cut. In a wide window it wraps. In a narrow one it scrolls, and fades at the end, where
 * there are more; the padding keeps the last chip out of the fade.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  '@media': {
    [`not all and ${breakpoints.md}`]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInlineEnd: vars.space.lg,
      scrollPaddingInlineEnd: vars.space.lg,
      maskImage: fade('left'),
      selectors: { '&:dir(rtl)': { maskImage: fade('right') } },
    },
    '(forced-colors: active)': { maskImage: 'none', selectors: { '&:dir(rtl)': { maskImage: 'none' } } },
  },
})
export const chip = style([
  choice,
  {
    appearance: 'none',
    flex: 'none',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.sm,
    border: `${vars.stroke.hair} solid ${vars.border.strong}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.surface.field,
    color: vars.text.base,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { borderColor: vars.border.strongHover },
      '&[aria-pressed="true"]': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
])
