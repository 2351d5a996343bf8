import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { mapFacts } from '../mapParts.css.ts'
import { vars } from '../vars.css.ts'
import {
  circle,
  field,
  footer,
  inChosen,
  inPage,
  inPressed,
  input,
  lensRule,
  mapArea,
  onTheMap,
  searchRules,
  sheet,
  withMap,
} from './mapPage.ts'

const roomy = '(min-width: 48rem)'
const forced = '(forced-colors: active)'
const inset = '24px'
const column = 'min(25rem, 52vw)'
const edge = '1.375rem'

const foil = `linear-gradient(135deg, ${vars.slip.edge}, ${vars.slip.edgeLight} 18%, ${vars.slip.edge} 36%, ${vars.slip.edge} 64%, ${vars.slip.edgeLight} 82%, ${vars.slip.edge})`
/** Paper with a border of foil. */
const foiled = (paper: string): GlobalStyleRule => ({
  border: '2px solid transparent',
  background: `linear-gradient(${paper}, ${paper}) padding-box, ${foil} border-box`,
  '@media': { [forced]: { borderColor: 'CanvasText', background: 'Canvas' } },
})

/** The line of foil above a sheet. */
const line: GlobalStyleRule = {
  content: '',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: 0,
  blockSize: '3px',
  background: foil,
  '@media': { [roomy]: { display: 'none' } },
}

const inColumn = (row: number) => ({ [roomy]: { gridArea: `${row} / 2` } })

/** A menu on the map: its entries are numbered, and a pin is a number. On a phone the menu is a sheet below the map. */
export const menu: Composition = {
  ...onTheMap,
  embedFrame: {
    [withMap]: {
      display: 'grid',
      position: 'relative',
      blockSize: 'max(100svh, 36rem)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '52.6% auto minmax(0, 1fr) auto',
      '@media': {
        [roomy]: {
          blockSize: 'max(100svh, 30rem)',
          gridTemplateColumns: `${inset} ${column} minmax(0, 1fr)`,
          gridTemplateRows: `${inset} auto auto minmax(0, 1fr) ${inset}`,
        },
      },
    },
    [`${withMap}::before`]: {
      '@media': {
        [roomy]: {
          ...foiled(vars.slip.paper),
          content: '',
          zIndex: 1,
          gridArea: '2 / 2 / 5 / 3',
          borderRadius: vars.radius.card,
          boxShadow: vars.shadow.overlay,
        },
      },
    },
  },
  embedHeader: {
    [inPage]: {
      zIndex: 1,
      position: 'relative',
      gridArea: '2 / 1',
      minBlockSize: 0,
      padding: `0.875rem ${edge} 0.375rem`,
      border: 0,
      backgroundColor: vars.slip.paper,
      '@media': { [roomy]: { gridArea: '2 / 2', paddingBlock: '1.375rem 0.5rem', backgroundColor: 'transparent' } },
    },
    [`${inPage}::before`]: line,
    [`${inPage} h1`]: { fontSize: vars.fontSize.xl, '@media': { [roomy]: { fontSize: vars.fontSize.xxl } } },
  },
  mapControls: {
    ...searchRules,
    [inPage]: {
      zIndex: 1,
      gridArea: '1 / 1',
      alignSelf: 'start',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.5rem 0',
      margin: '0.75rem',
      paddingInline: '0.25rem',
      borderRadius: vars.radius.card,
      backgroundColor: vars.slip.paper,
      boxShadow: vars.shadow.raised,
      '@media': {
        [roomy]: { ...inColumn(3)[roomy], margin: `0 ${edge} 0.75rem`, padding: 0, backgroundColor: 'transparent', boxShadow: 'none' },
      },
    },
    [`${inPage} > *`]: { gridColumn: '1 / -1' },
    [`${inPage} > :has(input)`]: { ...field, gridColumn: 1 },
    [`${inPage} > :has(input):not(:has(+ button))`]: { gridColumn: '1 / -1' },
    [`${inPage} > button`]: { gridColumn: 2, background: 'none', border: 0, paddingInline: '0.75rem' },
    [`${inPage} > [role="group"]`]: { marginInline: 0, '@media': { [`not all and ${roomy}`]: { paddingBlockEnd: '0.5rem' } } },
    [`${inPage} > :is(h2, p)`]: { paddingInline: '0.5rem', paddingBlockEnd: '0.5rem' },
    [`${inPage} > :has(input)::before`]: { ...lensRule, insetInlineStart: '0.5rem' },
    [`${inPage} input`]: { ...input, paddingInlineStart: '2.125rem' },
    [`${inPage} input:not(:focus-visible)`]: {
      borderColor: 'transparent',
      borderBlockEndColor: vars.border.strong,
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
  },
  mapSheet: {
    [inPage]: {
      ...sheet,
      gridArea: '3 / 1',
      backgroundColor: vars.slip.paper,
      '@media': { [roomy]: { ...inColumn(4)[roomy], marginInline: '2px', marginBlockEnd: '2px', backgroundColor: 'transparent' } },
    },
  },
  mapList: {
    [inPage]: {
      flex: 1,
      minBlockSize: 0,
      maxBlockSize: 'none',
      paddingBlockEnd: '1.25rem',
      maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), transparent)',
    },
  },
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
  embedFooter: {
    [inPage]: {
      ...footer,
      gridArea: '4 / 1',
      paddingInline: edge,
      '@media': {
        [roomy]: {
          gridArea: '4 / 3 / 6 / 4',
          alignSelf: 'end',
          justifySelf: 'end',
          paddingInline: '0.75rem',
          borderStartStartRadius: vars.radius.card,
        },
      },
    },
  },
  mapWindow: { [inPage]: { ...mapArea, gridArea: '1 / 1', '@media': { [roomy]: { gridArea: '1 / 1 / -1 / -1' } } } },
  mapGround: {
    [inPage]: {
      scrollPaddingBlock: '4.5rem 1.5rem',
      '@media': { [roomy]: { scrollPaddingBlock: '0 4rem', scrollPaddingInlineStart: `calc(${inset} + ${column})` } },
    },
    [`${inPage} .maplibregl-ctrl-top-left`]: {
      top: 'auto',
      bottom: '0.5rem',
      '@media': { [roomy]: { top: '1rem', bottom: 'auto', left: 'auto', insetInlineEnd: '5rem' } },
    },
  },
  mapZoom: {
    [inPage]: {
      right: 'auto',
      insetInlineEnd: '0.75rem',
      insetBlock: 'auto 0.75rem',
      '@media': { [roomy]: { insetInlineEnd: inset, insetBlock: `${inset} auto` } },
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
