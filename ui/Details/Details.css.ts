import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const details = style({
  fontSize: vars.fontSize.sm,
  minInlineSize: 0,
  selectors: {
    '&[data-look="row"]': { borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.subtle}` },
    '&[data-look="row"]:last-child:not([data-alone])': { borderBlockEnd: 0 },
    '&[data-alone]': { borderBlock: `${vars.stroke.hair} solid ${vars.border.subtle}` },
    '[data-alone] + &': { borderBlockStart: 0 },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  // The focus ring stands outside the text, which stays aligned with its column.
  marginInline: `calc(-1 * ${vars.space.xs})`,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    // In large text the value stands below its name.
    '&:has(> [data-tone])': { flexWrap: 'wrap', rowGap: 0 },
    '&::-webkit-details-marker': { display: 'none' },
    '[data-look="row"] > &': { minBlockSize: '3.25rem', fontSize: '1rem' },
  },
})
export const text = style({
  display: 'block',
  color: vars.text.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  textWrap: 'pretty',
  selectors: { ':has(+ [data-tone]) > &': { display: 'inline-block', marginInlineStart: vars.space.xs } },
})
/** A name, with its text. */
export const name = style({ flex: '1 1 4rem' })
export const value = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  flexShrink: 0,
  maxInlineSize: '100%',
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-tone="credit"]': { color: vars.success.text } },
})

export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.text.muted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
})

export const body = style({ paddingBlock: `${vars.space.xs} ${vars.space.sm}`, color: vars.text.muted })
