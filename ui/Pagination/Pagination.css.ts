import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** At the first or last page; only the colour is faint, not the focus ring. */
const ended = { color: `color-mix(in srgb, ${vars.border.strong} 55%, transparent)` }

/** Too narrow for seven pages and two arrows in one line. */
const short = '(max-width: 28rem)'

export const pagination = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  '@container': { [short]: { justifyContent: 'space-between' } },
})

export const pages = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, '@container': { [short]: { display: 'none' } } })

/** On a phone the text "Page 2 of 9" replaces the pages. */
export const brief = style({
  display: 'none',
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  overflowWrap: 'normal',
  '@container': { [short]: { display: 'block' } },
})

const pulse = keyframes({ '50%': { opacity: 0.55 } })

export const step = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xxs,
  border: `${vars.stroke.control} solid transparent`,
  borderRadius: vars.radius.button,
  background: 'none',
  color: vars.accent.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: vars.accent.soft },
    '&[aria-disabled]': { ...ended, cursor: 'default' },
    // The rows of the current page are awaited.
    '[data-refreshing] &[aria-current="page"]': { animation: `${pulse} 1.2s ease-in-out infinite` },
    '&[aria-current="page"], &[aria-current="page"]:hover': {
      backgroundColor: vars.accent.solid,
      color: vars.accent.onSolid,
      cursor: 'default',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"], &[aria-current="page"]:hover': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const gap = style({ minInlineSize: vars.size.touch, textAlign: 'center', color: vars.text.muted })
