import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`
/** Narrower than this, the list stands below the map. */
export const narrow = '(max-width: 40rem)'
export const tall = 'clamp(28rem, 78svh, 42rem)'
export const low = '18rem'

export const container = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 2fr) minmax(0, 3fr)',
  overflow: 'hidden',
  border: hair,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const window = style({
  position: 'relative',
  // `clip`, not `hidden`: the browser would scroll a hidden box to a focused pin.
  overflow: 'clip',
  blockSize: tall,
  minInlineSize: 0,
  backgroundColor: vars.map.street,
  direction: 'ltr',
  userSelect: 'none',
  selectors: {
    '&[data-ground="drawn"]': { cursor: 'grab', touchAction: 'pan-y' },
    '&[data-ground="drawn"]:active': { cursor: 'grabbing' },
  },
  '@container': { [narrow]: { order: -1, blockSize: low } },
})
export const scale = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineStart: vars.space.xs,
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.sm,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.map.street,
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  pointerEvents: 'none',
  // The list covers the lower edge.
  '@container': { [narrow]: { insetBlockEnd: `calc(${vars.space.md} + ${vars.space.xs})` } },
})
export const bar = style({ flex: 'none', whiteSpace: 'nowrap', borderBlockEnd: `2px solid ${vars.text.muted}` })
export const tiles = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[data-ground="tiles"] > &': { opacity: 1 }, '[data-ground="drawn"] > &': { pointerEvents: 'none' } },
})
export const tileBox = style({ inlineSize: '100%', blockSize: '100%' })
globalStyle(`${tiles} .maplibregl-map`, { font: 'inherit' })

export const zoom = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  right: vars.space.sm,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: hair,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
})
export const zoomStep = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accent.text,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: hair },
    '&:hover': { backgroundColor: vars.accent.soft },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, borderRadius: vars.radius.field },
  },
})

export const empty = style({ display: 'grid', placeContent: 'center', padding: vars.space.lg, color: vars.text.muted, textAlign: 'center' })
