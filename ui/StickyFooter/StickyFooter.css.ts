import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'
import { lowWindow } from '../lowWindow.css.ts'

/** A window with room for a column between two margins. */
const roomy = '(min-width: 48rem)'

const line = `${vars.stroke.hair} solid ${vars.border.subtle}`
const afloat = { borderBlockStart: line, boxShadow: vars.shadow.bar }

/** At the window's foot until its place is in sight; from edge to edge of a phone's, whatever margin its parent keeps. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: 'auto',
  paddingInline: vars.space.gutter,
  containerType: 'scroll-state',
  // Above the line by which a phone is swiped home.
  paddingBlock: `${vars.space.sm} max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  // The page's own ground: where the bar has come to rest, it is no strip of another colour.
  backgroundColor: vars.surface.page,
  // Its edge, which is there only while the page runs below it; a browser that cannot tell draws it always.
  '::before': { content: '', position: 'absolute', inset: 0, pointerEvents: 'none' },
  '@container': { 'scroll-state(stuck: block-end)': { '::before': afloat } },
  '@supports': { 'not (container-type: scroll-state)': { '@media': { [`not all and ${roomy}`]: { '::before': afloat } } } },
  '@media': {
    // Parted from its column at rest as well, and a little wider: nothing of a field that has the focus looks out beside it.
    [roomy]: {
      '::before': { insetInline: vars.space.sm, borderBlockStart: line },
      marginInline: `calc(-1 * ${vars.space.sm})`,
      marginBlockStart: 0,
      paddingInline: vars.space.sm,
      paddingBlock: vars.space.md,
    },
    [lowWindow]: { position: 'relative' },
  },
})

/** What takes the focus is scrolled to where the bar, with a line above its action, does not lie over it. */
globalStyle(`html:has(${bar})`, { '@media': { [`not all and ${lowWindow}`]: { scrollPaddingBlockEnd: '8.5rem' } } })

/** Laid out alike whatever is said beside the action: under a finger that is about to press it, it must not move. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  '@media': { [roomy]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.md, maxInlineSize: 'none' } },
})
export const aside = style({ '@media': { [roomy]: { flex: '1', minInlineSize: 0 } } })
export const action = style({
  '@media': {
    // As wide as the fields above it, and no wider than a form.
    [roomy]: { flex: '1', maxInlineSize: '30rem', selectors: { [`${aside} + &`]: { flex: 'none', inlineSize: '12rem' } } },
  },
})
