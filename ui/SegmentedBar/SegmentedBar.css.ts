import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

/** As wide as its place; where it is narrow, its parts are a list. */
export const figure = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, containerType: 'inline-size' })
const narrow = '(max-width: 20rem)'
export const size = styleVariants({
  sm: { gap: vars.space.xxs, fontSize: vars.fontSize.xs },
  md: { gap: vars.space.xs, fontSize: vars.fontSize.sm },
  lg: { gap: vars.space.sm, fontSize: vars.fontSize.sm },
})

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '0.5rem',
  selectors: { [`:is(${size.md}, ${size.lg}) > &`]: { blockSize: '1rem' } },
})

const toned = {
  '&[data-tone="accent"]': { backgroundColor: vars.accent.solid },
  '&[data-tone="strong"]': { backgroundColor: vars.text.muted },
  '&[data-tone="soft"]': { backgroundColor: vars.accent.softHover, boxShadow: `inset 0 0 0 1px ${vars.accent.solid}` },
  // Outlined, so that it is visible on every background.
  '&[data-tone="quiet"]': { backgroundColor: vars.surface.sunken, boxShadow: `inset 0 0 0 1px ${vars.border.strong}` },
  '&[data-tone="danger"]': { backgroundColor: vars.danger.solid },
}
const forced = {
  '(forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid CanvasText',
    backgroundColor: 'Canvas',
    selectors: {
      '&:is([data-tone="accent"], [data-tone="danger"])': { backgroundColor: 'Highlight' },
      '&[data-tone="strong"]': { backgroundColor: 'CanvasText' },
    },
  },
} as const

export const segment = style({
  flexBasis: 0,
  // One of a thousand is still seen.
  minInlineSize: '0.25rem',
  overflow: 'hidden',
  selectors: {
    ...toned,
    '&:first-child': { borderStartStartRadius: vars.radius.badge, borderEndStartRadius: vars.radius.badge },
    '&:last-child': { borderStartEndRadius: vars.radius.badge, borderEndEndRadius: vars.radius.badge },
  },
  '@media': forced,
})
/** Hatched in the color of the page: what is left of the segment is solid. */
export const taken = style({
  display: 'block',
  blockSize: '100%',
  backgroundImage: `repeating-linear-gradient(-45deg, ${vars.surface.page} 0 3px, transparent 3px 5px)`,
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundImage: 'none', backgroundColor: 'Canvas' } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  selectors: {
    // The entries of a second line stand below those of the first.
    [`${size.sm} > &`]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' },
    [`${size.lg} > &`]: { rowGap: vars.space.sm },
  },
  '@container': { [narrow]: { selectors: { [`${size.lg} > &`]: { flexDirection: 'column', rowGap: vars.space.xxs } } } },
})
export const entry = style({
  display: 'flex',
  gap: '0.375em',
  minInlineSize: 0,
  // The figure above its name.
  selectors: { [`${size.lg} &`]: { flexDirection: 'column-reverse', gap: 0, minInlineSize: '4.5rem' } },
  '@container': { [narrow]: { selectors: { [`${size.lg} &`]: { flexDirection: 'row', justifyContent: 'space-between' } } } },
})
export const swatch = style({
  flexShrink: 0,
  inlineSize: '0.625em',
  blockSize: '0.625em',
  borderRadius: '2px',
  selectors: toned,
  '@media': forced,
})
export const term = style({ display: 'flex', alignItems: 'center', gap: '0.375em', color: vars.text.muted })
export const detail = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.medium,
  selectors: { [`${size.lg} &`]: { ...amountType, fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug } },
  '@container': { [narrow]: { selectors: { [`${size.lg} &`]: { fontSize: vars.fontSize.md } } } },
})
