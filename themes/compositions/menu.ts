import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Composition } from '../composition.ts'
import { vars } from '../vars.css.ts'
import { field, footer, inPage, input, lensRule, mapArea, onTheMap, searchRules, sheet, withMap } from './mapPage.ts'
import { edge, foil, foiled, menuEntries } from './menuEntries.ts'

const roomy = '(min-width: 48rem)'
const inset = '24px'
const column = 'min(25rem, 52vw)'

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
  ...menuEntries,
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
}
