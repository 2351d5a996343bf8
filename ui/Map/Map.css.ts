import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const hair = `${vars.stroke.hair} solid ${vars.border.subtle}`
/** Narrower than this, the list stands below the map. */
export const narrow = '(max-width: 40rem)'
export const tall = 'clamp(28rem, 76svh, 56rem)'
const low = 'clamp(20rem, 50svh, 26rem)'

/** The list, or what stands in its place. */
export const anySheet = style({})

export const container = style({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  marginBlockEnd: vars.space.md,
})
/** Each has a line of its own; filters share one with a button. */
globalStyle(`${controls} > *`, { flex: '1 1 100%', minInlineSize: 0 })
globalStyle(`${controls} > button`, { flex: 'none' })
globalStyle(`${controls} > [role="group"]`, { flex: '1 1 16rem' })
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(15rem, 2fr) minmax(0, 3fr)',
  // `clip`, not `hidden`: what scrolls the map into view must not scroll it within this box.
  overflow: 'clip',
  border: hair,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  selectors: { '[data-alone] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const window = style({
  position: 'relative',
  // `clip`, not `hidden`: the browser would scroll a hidden box to a focused pin.
  overflow: 'clip',
  blockSize: tall,
  minInlineSize: 0,
  backgroundColor: vars.map.block,
  userSelect: 'none',
  '@container': { [narrow]: { order: -1, blockSize: low } },
})
export const ground = style({ position: 'absolute', inset: 0, '@media': { '(forced-colors: active)': { opacity: 0.35 } } })
export const groundBox = style({
  inlineSize: '100%',
  blockSize: '100%',
  // A row that is chosen leads to it, below a bar at the top of the page.
  scrollMarginBlockStart: '4rem',
})
globalStyle(`${ground} .maplibregl-map`, { font: 'inherit' })
/** Its text is legible on any ground. */
globalStyle(`${ground} .maplibregl-ctrl-scale`, {
  padding: 0,
  border: 0,
  borderBlockEnd: `2px solid ${vars.text.base}`,
  background: 'none',
  color: vars.text.base,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  textShadow: [1, -1].flatMap((x) => [1, -1].map((y) => `${x}px ${y}px 2px ${vars.map.street}`)).join(', '),
  whiteSpace: 'nowrap',
})

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

export const empty = style([
  anySheet,
  { display: 'grid', placeContent: 'center', padding: vars.space.lg, color: vars.text.muted, textAlign: 'center' },
])
