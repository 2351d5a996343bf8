import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const entry = style({
  selectors: { '& + &:not(:has(> p))': { borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}` } },
})

/** A line of a ledger. */
export const group = style({
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.text.base}`,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { 'li + li > &': { marginBlockStart: vars.space.sm } },
})

/** A row that stands for itself, between rules. */
export const row = style({
  borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}` } },
})
/** A name and its value, which stands below it where there is little room. The arrow stays at the end of both. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  flex: '1 1 0',
  minInlineSize: 0,
})
export const value = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, marginInlineStart: 'auto', textAlign: 'end' })

export const item = style({
  appearance: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.sm,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    // The background and focus ring of a linked row extend past its text, which stays aligned.
    '&[data-leads]': {
      inlineSize: `calc(100% + 2 * ${vars.space.xs})`,
      marginInline: `calc(-1 * ${vars.space.xs})`,
      paddingInline: vars.space.xs,
      borderRadius: vars.radius.field,
      cursor: 'pointer',
      touchAction: 'manipulation',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&[data-leads]:hover:not(:disabled)': { backgroundColor: vars.accent.soft },
    '&:disabled': { color: vars.text.muted, cursor: 'not-allowed' },
    '[data-grouped] > &': { minBlockSize: vars.size.touch, paddingBlock: 0, fontSize: vars.fontSize.sm },
  },
})

export const media = style({ display: 'grid', placeContent: 'center', flexShrink: 0, color: vars.text.muted })
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minInlineSize: 0 })
export const title = style({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug })
export const detail = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
})
export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-grouped] &': { gap: vars.space.md } },
})
export const arrow = style({
  flexShrink: 0,
  color: vars.text.muted,
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-leads]:hover > &': { color: vars.accent.text }, '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '[data-leads]:hover > &': { translate: '2px 0' }, '[dir="rtl"] [data-leads]:hover > &': { translate: '-2px 0' } },
    },
  },
})
export const empty = style({ paddingBlock: vars.space.md, color: vars.text.muted })
