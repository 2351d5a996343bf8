import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { embedFrame } from '../mapParts.css.ts'
import { vars } from '../vars.css.ts'
import { circle, field, footer, inChosen, inPage, inPressed, input, onTheMap, searchRules, sheet, unseen, withMap } from './mapPage.ts'

const wide = '(min-width: 62rem)'
const edge = 'clamp(0.75rem, 3vw, 1.5rem)'
const picture = '6.5rem'

const raised = { backgroundColor: vars.surface.raised, boxShadow: vars.shadow.raised }
/** The chosen one, in the list and on the map. */
const bright = { borderColor: vars.slipInk.credit, backgroundColor: vars.slipFront.credit, color: vars.slipInk.credit }
const atLeft = `:is(.${embedFrame}${withMap} [data-chosen][data-side="left"] *)` as const

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

/** Cards in a row at the foot of the map, and the search and filters at its top. */
export const cards: Composition = {
  ...onTheMap,
  embedFrame: {
    [withMap]: {
      display: 'grid',
      position: 'relative',
      blockSize: 'max(100svh, 30rem)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
      '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
  embedHeader: {
    [inPage]: {
      ...raised,
      zIndex: 1,
      position: 'relative',
      gridArea: '1 / 1',
      alignSelf: 'start',
      minBlockSize: vars.size.touch,
      margin: `${edge} 0 0 ${edge}`,
      marginInline: `${edge} 0`,
      border: 0,
      borderRadius: vars.radius.round,
      '@media': { [`not all and ${wide}`]: { ...unseen, minBlockSize: 1 } },
    },
  },
  mapControls: {
    ...searchRules,
    [inPage]: {
      zIndex: 1,
      gridArea: '1 / 1',
      alignSelf: 'start',
      gap: '0.5rem',
      margin: `${edge} ${edge} 0`,
      pointerEvents: 'none',
      '@media': { [wide]: { gridArea: '1 / 2', flexWrap: 'nowrap', marginInlineStart: '0.75rem' } },
    },
    [`${inPage} > *`]: pressed,
    [`${inPage} > :has(input)`]: { ...field, flex: '1 1 8rem', '@media': { [wide]: { flex: '0 1 20rem' } } },
    [`${inPage} > [role="group"]`]: { flex: '1 1 100%', '@media': { [wide]: { flex: '0 1 auto' } } },
    [`${inPage} > :is(h2, p)`]: {
      ...raised,
      flex: 'none',
      maxInlineSize: '100%',
      padding: '0.5rem 1rem',
      borderRadius: vars.radius.card,
      order: 1,
    },
    [`${inPage} input`]: { ...input, borderRadius: vars.radius.round, boxShadow: vars.shadow.raised },
    [`${inPage} > button`]: { ...raised, borderRadius: vars.radius.round },
    [`${inPage} [role="group"] > button`]: { borderColor: 'transparent' },
    [`${inPage} [role="group"] > button:not([aria-pressed="true"])`]: raised,
    [`${inPage} [role="group"] > [aria-pressed="true"]`]: { ...bright, borderWidth: '2px' },
  },
  mapSheet: { [inPage]: { ...sheet, gridArea: '3 / 1 / auto / -1', background: 'none', boxShadow: 'none' } },
  mapList: {
    [inPage]: {
      display: 'flex',
      alignItems: 'end',
      gap: '0.875rem',
      maxBlockSize: 'none',
      overflow: 'auto hidden',
      padding: `0.75rem ${edge}`,
      scrollSnapType: 'x proximity',
      scrollPaddingInline: edge,
      scrollbarWidth: 'none',
    },
    // A long one is a column.
    [`:has(> ul)${inPage}`]: column,
  },
  mapItem: {
    [inPage]: { border: '3px solid transparent', overflow: 'clip', minBlockSize: '7.75rem', boxSizing: 'border-box' },
    [`:not([data-index])${inPage}`]: {
      ...raised,
      flex: 'none',
      inlineSize: 'min(18.125rem, 100vw - 3.5rem)',
      borderRadius: vars.radius.card,
      scrollSnapAlign: 'start',
    },
    [`:has(> button:focus-visible)${inPage}`]: { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: '2px' },
    [`[data-lit]${inPage}`]: { borderColor: vars.border.strong },
    [`[data-chosen]${inPage}`]: { ...bright, '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } } },
  },
  mapChoose: {
    // The ring is around the card.
    [`:focus-visible${inPage}`]: { outline: 'none' },
    [inPage]: {
      alignItems: 'start',
      minBlockSize: '7.375rem',
      padding: '0.75rem 0.75rem 0.5rem',
      paddingInlineStart: `calc(${picture} + 0.75rem)`,
    },
  },
  mapPicture: {
    [inPage]: { position: 'absolute', insetBlock: '-3px', insetInlineStart: '-3px', inlineSize: picture },
    [`${inPage} > :first-child`]: { blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 },
    [`${inPage} > :nth-child(2)`]: { display: 'none' },
  },
  mapDetail: { [inChosen]: { color: 'inherit' } },
  mapMore: { [inPage]: { padding: 0, paddingInlineStart: `calc(${picture} + 0.75rem)` }, [`${inPage} a`]: { color: 'inherit' } },
  embedFooter: {
    [inPage]: {
      ...footer,
      gridArea: '4 / 1 / auto / -1',
      paddingInline: edge,
      '@media': {
        [wide]: {
          justifySelf: 'start',
          marginInlineStart: edge,
          marginBlockEnd: '0.25rem',
          paddingInline: '0.75rem',
          borderRadius: vars.radius.round,
        },
      },
    },
  },
  mapGround: {
    [inPage]: { scrollPaddingBlock: '6.5rem 13rem', '@media': { [wide]: { scrollPaddingBlock: '4rem 13rem' } } },
    [`${inPage} .maplibregl-ctrl-top-left`]: {
      insetBlockStart: '7.25rem',
      left: '0.25rem',
      '@media': { [wide]: { insetBlockStart: '5rem', left: '1rem' } },
    },
  },
  mapZoom: {
    [inPage]: {
      right: 'auto',
      insetInlineEnd: edge,
      insetBlockStart: '7.75rem',
      borderRadius: vars.radius.round,
      '@media': { [wide]: { insetBlockStart: '5.25rem' } },
    },
  },
  mapMark: {
    ...onTheMap.mapMark,
    [inPage]: { ...circle, ...raised, inlineSize: '40px', blockSize: '40px', padding: '5px', color: vars.text.base },
    [inPressed]: {
      scale: 'none',
      inlineSize: '50px',
      blockSize: '50px',
      padding: '3px',
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
  mapFlag: { [`[data-chosen]${inPage}`]: { zIndex: 0 } },
  mapFlagText: {
    // The chosen pin and its name are one, turned to the free side.
    [inChosen]: {
      ...bright,
      display: 'grid',
      alignItems: 'center',
      insetBlock: '-31px auto',
      left: '-31px',
      translate: 'none',
      minBlockSize: '62px',
      maxInlineSize: 'min(18rem, 55vw)',
      padding: '0 20px 0 64px',
      borderWidth: '3px',
      borderRadius: '31px',
      fontSize: vars.fontSize.md,
    },
    [atLeft]: { left: 'auto', right: '-31px', padding: '0 64px 0 20px' },
  },
}
