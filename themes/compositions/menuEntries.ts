import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { mapFacts } from '../mapParts.css.ts'
import { vars } from '../vars.css.ts'
import { circle, inChosen, inPage, inPressed, onTheMap } from './mapPage.ts'

const forced = '(forced-colors: active)'
/** From the edge of the menu to its words. */
export const edge = '1.375rem'

export const foil = `linear-gradient(135deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 18%, ${vars.slip.edge} 36%, ${vars.slip.edge} 64%, ${vars.slip.edgeLight} 82%, ${vars.slip.edge})`
/** Paper with a border of foil. */
export const foiled = (paper: string): GlobalStyleRule => ({
  border: '2px solid transparent',
  background: `linear-gradient(${paper}, ${paper}) padding-box, ${foil} border-box`,
  '@media': { [forced]: { borderColor: 'CanvasText', background: 'Canvas' } },
})

/** The entries of a menu, and the numbers that mark them on the map. */
export const menuEntries: Composition = {
  mapItem: { [inPage]: { borderBlock: 0, borderInlineStartWidth: '3px' } },
  mapChoose: {
    [inPage]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(1.375rem, max-content) minmax(0, 1fr)',
      alignItems: 'baseline',
      padding: `0.6875rem ${edge} 0.6875rem calc(${edge} - 3px)`,
      gap: '0.5rem 0.75rem',
    },
  },
  mapNumber: {
    [inPage]: {
      display: 'block',
      minInlineSize: '1.25rem',
      color: vars.accent.text,
      fontFamily: vars.font.heading,
      fontSize: '1.375rem',
      lineHeight: 1,
      fontVariantNumeric: 'lining-nums',
    },
    [`${inPage}::before`]: { content: 'attr(data-number)' },
    [`:is([data-mark] *)${inPage}`]: { minInlineSize: 0, color: 'inherit', fontSize: 'inherit', lineHeight: 1 },
  },
  // The chosen one alone has a picture.
  mapPicture: {
    [inPage]: { display: 'none' },
    [inChosen]: { display: 'block', gridColumn: 2, inlineSize: '8.25rem' },
    [`${inPage} > :first-child`]: { aspectRatio: '132 / 84' },
    [`${inPage} > :nth-child(2)`]: { display: 'none' },
  },
  mapTexts: {
    [inPage]: {
      gridColumn: 2,
      gridRow: 1,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(1.25rem, 1fr) fit-content(55%)',
      alignItems: 'baseline',
      gap: '0.125rem 0.375rem',
    },
    [`${inPage}:has(> .${mapFacts})::before`]: {
      content: '',
      gridArea: '1 / 2',
      alignSelf: 'start',
      blockSize: '1.0625rem',
      borderBlockEnd: `2px dotted ${vars.slip.edge}`,
      opacity: 0.7,
    },
  },
  mapName: {
    [inPage]: {
      gridArea: '1 / 1',
      fontFamily: vars.font.heading,
      fontSize: '1.125rem',
      fontWeight: vars.fontWeight.heading,
      lineHeight: vars.lineHeight.tight,
    },
  },
  mapFacts: { [inPage]: { gridArea: '1 / 3', fontSize: '0.875rem', textAlign: 'end' } },
  mapDetail: { [inPage]: { gridArea: '2 / 1 / auto / -1', fontSize: '0.875rem' } },
  mapMore: {
    [inPage]: {
      paddingInlineStart: '3.5rem',
      '@media': { '(min-width: 24rem)': { position: 'absolute', insetBlockEnd: '0.75rem', insetInlineStart: '12.625rem', padding: 0 } },
    },
  },
  mapLogo: { [inPage]: { display: 'none' } },
  mapMark: {
    ...onTheMap.mapMark,
    [inPage]: {
      ...circle,
      ...foiled(vars.slip.paper),
      borderWidth: '3px',
      inlineSize: 'auto',
      minInlineSize: '34px',
      blockSize: '34px',
      boxShadow: vars.shadow.raised,
      color: vars.slip.ink,
      fontFamily: vars.font.heading,
      fontSize: '1rem',
    },
    [inPressed]: {
      scale: 'none',
      minInlineSize: '46px',
      blockSize: '46px',
      borderColor: vars.slip.paper,
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      fontSize: '1.25rem',
      '@media': { [forced]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
  mapFlagText: {
    [inPage]: {
      insetBlock: '1.625rem auto',
      borderColor: vars.slip.edge,
      borderRadius: vars.radius.sm,
      backgroundColor: vars.slip.paper,
      fontFamily: vars.font.heading,
      textAlign: 'center',
    },
    [inChosen]: { insetBlockStart: '2rem' },
  },
}
