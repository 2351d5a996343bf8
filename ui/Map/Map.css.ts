import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`
/** Narrower than this, the list stands below the map. */
export const narrow = '(max-width: 40rem)'
export const tall = '28rem'

export const container = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(14rem, 1fr)',
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
  '@container': { [narrow]: { blockSize: '18rem' } },
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
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
export const bar = style({ borderBlockEnd: `2px solid ${vars.text.muted}` })
export const tiles = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[data-ground="tiles"] > &': { opacity: 1 }, '[data-ground="drawn"] > &': { pointerEvents: 'none' } },
})
export const tileBox = style({ inlineSize: '100%', blockSize: '100%' })
globalStyle(`${tiles} .maplibregl-map`, { font: 'inherit' })

/** A touch target around the tip of the pin. */
export const pin = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.size.touch})`,
  insetInlineStart: `calc(${vars.size.touch} / -2)`,
  display: 'grid',
  placeItems: 'end center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover, &:focus-visible, &[aria-pressed="true"]': { zIndex: 1 },
    '&[data-outside]:not(:focus)': { opacity: 0, pointerEvents: 'none' },
  },
})
export const mark = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  // Rotates around its tip, which points at the location: the bottom centre of the button.
  translate: '50% 0',
  transformOrigin: '0 100%',
  border: `2px solid ${vars.accent.onSolid}`,
  borderRadius: '50% 50% 50% 0',
  rotate: '-45deg',
  backgroundColor: vars.accent.solid,
  boxShadow: vars.shadow.raised,
  transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
  forcedColorAdjust: 'none',
  selectors: {
    'button:hover > &, [aria-pressed="true"] > &': { scale: '1.25' },
    '[aria-pressed="true"] > &': { backgroundColor: vars.text.base },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', borderColor: 'Canvas' } },
})
export const flag = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 0.25rem)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  inlineSize: 'max-content',
  maxInlineSize: 'min(11rem, 55cqi)',
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: hair,
  borderRadius: vars.radius.field,
  backgroundColor: vars.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.text.base,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.snug,
  pointerEvents: 'none',
  selectors: {
    // Near an edge of the map it stands on the pin's other side, so that it is not cut.
    '[data-edges~="top"] > &': { insetBlockEnd: 'auto', insetBlockStart: 'calc(100% + 0.25rem)' },
    '[data-edges~="left"] > &': { insetInlineStart: '0.5rem', translate: 'none' },
    '[data-edges~="right"] > &': { insetInlineStart: 'auto', insetInlineEnd: '0.5rem', translate: 'none' },
  },
})
export const cluster = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: `calc(${vars.size.touch} / -2)`,
  insetInlineStart: `calc(${vars.size.touch} / -2)`,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `2px solid ${vars.accent.onSolid}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.accent.solid,
  boxShadow: vars.shadow.raised,
  color: vars.accent.onSolid,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover, &:focus-visible': { zIndex: 1, backgroundColor: vars.accent.solidHover } },
})

export const zoom = style({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  right: vars.space.sm,
  zIndex: 2,
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
