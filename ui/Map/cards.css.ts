import type { GlobalStyleRule } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { inChosen, inPage } from '../arrangements/mapPage.ts'
import * as map from './Map.css.ts'
import * as list from './MapList.css.ts'

const edge = 'clamp(0.75rem, 3vw, 1.5rem)'
const picture = '6.5rem'
const raised = { backgroundColor: vars.surface.raised, boxShadow: vars.shadow.raised }
/** The chosen one, in the list and on the map. */
const bright = { borderColor: vars.slipInk.credit, backgroundColor: vars.slipFront.credit, color: vars.slipInk.credit }
/** Between its parts the map is moved. */
const pressed: GlobalStyleRule = { pointerEvents: 'auto' }
/** A list of many. */
const column: GlobalStyleRule = {
  ...raised,
  display: 'block',
  overflow: 'hidden auto',
  inlineSize: `min(24rem, 100% - 2 * ${edge})`,
  blockSize: 'clamp(10rem, 46svh, 30rem)',
  marginInline: edge,
  marginBlockEnd: '0.5rem',
  padding: 0,
  borderRadius: vars.radius.card,
  scrollSnapType: 'none',
  scrollbarWidth: 'auto',
}

const cards = arrangement('map', 'cards')

cards(`${map.controls}${inPage}`, {
  zIndex: 1,
  gridArea: '1 / 1',
  alignSelf: 'start',
  gap: '0.5rem',
  margin: `${edge} ${edge} 0`,
  pointerEvents: 'none',
  '@media': { [breakpoints.lg]: { gridArea: '1 / 2', flexWrap: 'nowrap', marginInlineStart: '0.75rem' } },
})
cards(`${map.controls}${inPage} > *`, pressed)
cards(`${map.controls}${inPage} > :has(input)`, { flex: '1 1 8rem', '@media': { [breakpoints.lg]: { flex: '0 1 20rem' } } })
cards(`${map.controls}${inPage} > [role="group"]`, { flex: '1 1 100%', '@media': { [breakpoints.lg]: { flex: '0 1 auto' } } })
cards(`${map.controls}${inPage} > :is(h2, p)`, {
  ...raised,
  flex: 'none',
  maxInlineSize: '100%',
  padding: '0.5rem 1rem',
  borderRadius: vars.radius.card,
  order: 1,
})
cards(`${map.controls}${inPage} input`, { borderRadius: vars.radius.round, boxShadow: vars.shadow.raised })
cards(`${map.controls}${inPage} > button`, { ...raised, borderRadius: vars.radius.round })
cards(`${map.controls}${inPage} [role="group"] > button`, { borderColor: 'transparent' })
cards(`${map.controls}${inPage} [role="group"] > button:not([aria-pressed="true"])`, raised)
cards(`${map.controls}${inPage} [role="group"] > [aria-pressed="true"]`, { ...bright, borderWidth: '2px' })
cards(`${map.anySheet}${inPage}`, { gridArea: '3 / 1 / auto / -1', background: 'none', boxShadow: 'none' })
cards(`${list.list}${inPage}`, {
  display: 'flex',
  alignItems: 'end',
  gap: '0.875rem',
  maxBlockSize: 'none',
  overflow: 'auto hidden',
  padding: `0.75rem ${edge}`,
  scrollSnapType: 'x proximity',
  scrollPaddingInline: edge,
  scrollbarWidth: 'none',
})
// A long one is a column.
cards(`${list.list}:has(> ul)${inPage}`, column)
cards(`${list.item}${inPage}`, { border: '3px solid transparent', overflow: 'clip', minBlockSize: '7.75rem', boxSizing: 'border-box' })
cards(`${list.item}:not([data-index])${inPage}`, {
  ...raised,
  flex: 'none',
  inlineSize: 'min(18.125rem, 100vw - 3.5rem)',
  borderRadius: vars.radius.card,
  scrollSnapAlign: 'start',
})
cards(`${list.item}:has(> button:focus-visible)${inPage}`, {
  outline: `${vars.focus.width} solid ${vars.focus.ring}`,
  outlineOffset: '2px',
})
cards(`${list.item}[data-lit]${inPage}`, { borderColor: vars.border.strong })
cards(`${list.item}[data-chosen]${inPage}`, { ...bright, '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } } })
// The ring is around the card.
cards(`${list.choose}:focus-visible${inPage}`, { outline: 'none' })
cards(`${list.choose}${inPage}`, {
  alignItems: 'start',
  minBlockSize: '7.375rem',
  padding: '0.75rem 0.75rem 0.5rem',
  paddingInlineStart: `calc(${picture} + 0.75rem)`,
})
cards(`${list.picture}${inPage}`, { position: 'absolute', insetBlock: '-3px', insetInlineStart: '-3px', inlineSize: picture })
cards(`${list.picture}${inPage} > :first-child`, { blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 })
cards(`${list.logo}${inPage}`, { display: 'none' })
cards(`${list.detail}${inChosen}`, { color: 'inherit' })
cards(`${list.more}${inPage}`, { padding: 0, paddingInlineStart: `calc(${picture} + 0.75rem)` })
cards(`${list.more}${inPage} a`, { color: 'inherit' })
cards(`${map.groundBox}${inPage}`, {
  scrollPaddingBlock: '6.5rem 13rem',
  '@media': { [breakpoints.lg]: { scrollPaddingBlock: '4rem 13rem' } },
})
cards(`${map.groundBox}${inPage} .maplibregl-ctrl-top-left`, {
  insetBlockStart: '7.25rem',
  left: '0.25rem',
  '@media': { [breakpoints.lg]: { insetBlockStart: '5rem', left: '1rem' } },
})
cards(`${map.zoom}${inPage}`, {
  right: 'auto',
  insetInlineEnd: edge,
  insetBlockStart: '7.75rem',
  borderRadius: vars.radius.round,
  '@media': { [breakpoints.lg]: { insetBlockStart: '5.25rem' } },
})
