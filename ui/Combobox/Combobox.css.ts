import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { floatingList, floatingOption } from '../overlay.css.ts'

export const positioner = style({ zIndex: layer.popup, outline: 'none' })

export const popup = style({
  ...floatingList,
  // As wide as the field; until measured, a likely width, since the rows' heights depend on it.
  inlineSize: 'var(--anchor-width, 20rem)',
  maxInlineSize: 'var(--available-width)',
})

/** The options scroll; only visible ones are in the page. */
export const scroller = style({
  maxBlockSize: 'min(21rem, calc(var(--available-height) - 1rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

/** As tall as all options, so that the scroll bar is right. */
export const sheet = style({ position: 'relative', inlineSize: '100%' })

export const option = style({
  ...floatingOption,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.accent.soft, color: vars.accent.text },
    '&[data-selected]': { fontWeight: vars.fontWeight.strong },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})

export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular })

/** Text instead of options. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
})

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
})
