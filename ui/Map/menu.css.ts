import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints, usualPhone } from '../breakpoints.ts'
import { inChosen, inPage } from '../arrangements/mapPage.ts'
import { edge } from '../arrangements/menuPaper.ts'
import * as map from './Map.css.ts'
import * as list from './MapList.css.ts'

const inset = '24px'
const column = 'min(25rem, 52vw)'
const inColumn = (row: number) => ({ [breakpoints.md]: { gridArea: `${row} / 2` } })
const menu = arrangement('map', 'menu')

menu(`${map.controls}${inPage}`, {
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
    [breakpoints.md]: {
      ...inColumn(3)[breakpoints.md],
      margin: `0 ${edge} 0.75rem`,
      padding: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
})
menu(`${map.controls}${inPage} > *`, { gridColumn: '1 / -1' })
menu(`${map.controls}${inPage} > :has(input)`, { gridColumn: 1 })
menu(`${map.controls}${inPage} > :has(input):not(:has(+ button))`, { gridColumn: '1 / -1' })
menu(`${map.controls}${inPage} > button`, { gridColumn: 2, background: 'none', border: 0, paddingInline: '0.75rem' })
menu(`${map.controls}${inPage} > [role="group"]`, {
  marginInline: 0,
  '@media': { [`not all and ${breakpoints.md}`]: { paddingBlockEnd: '0.5rem' } },
})
menu(`${map.controls}${inPage} > :is(h2, p)`, { paddingInline: '0.5rem', paddingBlockEnd: '0.5rem' })
menu(`${map.controls}${inPage} > :has(input)::before`, { insetInlineStart: '0.5rem' })
menu(`${map.controls}${inPage} input`, { paddingInlineStart: '2.125rem' })
menu(`${map.controls}${inPage} input:not(:focus-visible)`, {
  borderColor: 'transparent',
  borderBlockEndColor: vars.border.strong,
  borderRadius: 0,
  backgroundColor: 'transparent',
})
menu(`${map.anySheet}${inPage}`, {
  gridArea: '3 / 1',
  backgroundColor: vars.slip.paper,
  '@media': {
    [breakpoints.md]: { ...inColumn(4)[breakpoints.md], marginInline: '2px', marginBlockEnd: '2px', backgroundColor: 'transparent' },
  },
})
menu(`${list.list}${inPage}`, {
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 'none',
  paddingBlockEnd: '1.25rem',
  maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), transparent)',
})
menu(`${map.window}${inPage}`, { gridArea: '1 / 1', '@media': { [breakpoints.md]: { gridArea: '1 / 1 / -1 / -1' } } })
menu(`${map.groundBox}${inPage}`, {
  scrollPaddingBlock: '4.5rem 1.5rem',
  '@media': { [breakpoints.md]: { scrollPaddingBlock: '0 4rem', scrollPaddingInlineStart: `calc(${inset} + ${column})` } },
})
menu(`${map.groundBox}${inPage} .maplibregl-ctrl-top-left`, {
  top: 'auto',
  bottom: '0.5rem',
  '@media': { [breakpoints.md]: { top: '1rem', bottom: 'auto', left: 'auto', insetInlineEnd: '5rem' } },
})
menu(`${map.zoom}${inPage}`, {
  right: 'auto',
  insetInlineEnd: '0.75rem',
  insetBlock: 'auto 0.75rem',
  '@media': { [breakpoints.md]: { insetInlineEnd: inset, insetBlock: `${inset} auto` } },
})
menu(`${list.item}${inPage}`, { borderBlock: 0, borderInlineStartWidth: '3px' })
menu(`${list.choose}${inPage}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(1.375rem, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `0.6875rem ${edge} 0.6875rem calc(${edge} - 3px)`,
  gap: '0.5rem 0.75rem',
})
menu(`${list.number}${inPage}`, {
  display: 'block',
  minInlineSize: '1.25rem',
  color: vars.accent.text,
  fontFamily: vars.font.heading,
  fontSize: '1.375rem',
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})
menu(`${list.number}${inPage}::before`, { content: 'attr(data-number)' })
menu(`${list.number}:is([data-mark] *)${inPage}`, { minInlineSize: 0, color: 'inherit', fontSize: 'inherit', lineHeight: 1 })
// The chosen one alone has a picture.
menu(`${list.picture}${inPage}`, { display: 'none' })
menu(`${list.picture}${inChosen}`, { display: 'block', gridColumn: 2, inlineSize: '8.25rem' })
menu(`${list.picture}${inPage} > :first-child`, { aspectRatio: '132 / 84' })
menu(`${list.logo}${inPage}`, { display: 'none' })
menu(`${list.texts}${inPage}`, {
  gridColumn: 2,
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(1.25rem, 1fr) fit-content(55%)',
  alignItems: 'baseline',
  gap: '0.125rem 0.375rem',
})
menu(`${list.texts}${inPage}:has(> ${list.facts})::before`, {
  content: '',
  gridArea: '1 / 2',
  alignSelf: 'start',
  blockSize: '1.0625rem',
  borderBlockEnd: `2px dotted ${vars.slip.edge}`,
  opacity: 0.7,
})
menu(`${list.name}${inPage}`, {
  gridArea: '1 / 1',
  fontFamily: vars.font.heading,
  fontSize: '1.125rem',
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.tight,
})
menu(`${list.facts}${inPage}`, { gridArea: '1 / 3', fontSize: '0.875rem', textAlign: 'end' })
menu(`${list.detail}${inPage}`, { gridArea: '2 / 1 / auto / -1', fontSize: '0.875rem' })
menu(`${list.more}${inPage}`, {
  paddingInlineStart: '3.5rem',
  '@media': { [usualPhone]: { position: 'absolute', insetBlockEnd: '0.75rem', insetInlineStart: '12.625rem', padding: 0 } },
})
