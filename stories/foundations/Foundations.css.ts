import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 72rem)',
  gap: vars.space.xl,
  padding: vars.space.gutter,
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  fontFamily: vars.font.body,
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space.lg,
})

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg })

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md })

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
  minInlineSize: 0,
  selectors: {
    // In a wide window the names form a column at the start.
    [`${rows} > &`]: {
      '@media': { '(min-width: 48rem)': { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space.lg } },
    },
  },
})

globalStyle(`${rows} > ${specimen} > :first-child`, { '@media': { '(min-width: 48rem)': { order: 1 } } })

export const swatch = style({
  blockSize: '4.5rem',
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  forcedColorAdjust: 'none',
})

export const bar = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  backgroundColor: vars.accent.bright,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
})

export const shape = style({
  blockSize: '5rem',
  backgroundColor: vars.surface.raised,
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
})

export const lifted = style({
  blockSize: '6rem',
  marginBlockEnd: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const hero = style({
  padding: vars.space.lg,
  backgroundColor: vars.surface.hero,
  color: vars.text.onHero,
  borderRadius: vars.radius.card,
})

export const name = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug })

export const value = style({
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.muted,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const purpose = style({ fontSize: vars.fontSize.sm, color: vars.text.muted, lineHeight: vars.lineHeight.snug })
globalStyle(`${purpose} code`, { fontFamily: 'inherit', fontWeight: vars.fontWeight.medium, color: vars.text.base })

export const ramp = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))', gap: vars.space.xs })

export const shade = style({
  blockSize: '3rem',
  borderRadius: vars.radius.sm,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  forcedColorAdjust: 'none',
})

export const pair = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '4.5rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.card,
  border: `${vars.stroke.hair} solid ${vars.border.subtle}`,
  lineHeight: vars.lineHeight.snug,
  forcedColorAdjust: 'none',
})

export const outline = style({ blockSize: '1.75rem', borderRadius: vars.radius.field, border: `${vars.stroke.strong} solid` })

export const track = style({ backgroundColor: vars.surface.sunken, borderRadius: '999px', padding: vars.space.xxs })

export const runner = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  backgroundColor: vars.accent.solid,
  forcedColorAdjust: 'none',
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-arrived]': { marginInlineStart: 'calc(100% - 2rem)' } },
})

export const reducedMotionOnly = style({ display: 'none', '@media': { '(prefers-reduced-motion: reduce)': { display: 'block' } } })

export const download = style({
  display: 'block',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  color: vars.text.link,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
})

export const onHeroMuted = style({ color: vars.text.onHeroMuted })
