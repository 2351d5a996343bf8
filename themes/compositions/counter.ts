import type { Composition } from '../composition.ts'
import { deskFoot, deskTop } from '../compositionVars.css.ts'
import { deskFrame, deskNav, saveBar, screen } from '../deskParts.css.ts'
import { vars } from '../vars.css.ts'
import { counterPage } from './counterPage.ts'
import { counterTable } from './counterTable.ts'

const wide = '(min-width: 62rem)'
const narrow = `not all and ${wide}`
/** A window with the pages of the app at its foot: not a phone held sideways. */
const docked = '(width < 62rem) and (min-height: 30rem)'
/** One page needs no bar. */
const one = ':has(li:only-child)' as const
const alone = `:has(.${deskNav} li:only-child)` as const
const saving = `:has(.${saveBar})` as const
const inNav = `:is(.${deskNav} *)` as const
const edge = '0.5rem'
const foot = '4.5rem'

/** The tile of an entry: an icon with a word below it. */
const tile = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.25rem',
  blockSize: 'auto',
  inlineSize: '4.5rem',
  minBlockSize: '3.5rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '1rem',
  color: vars.text.onHero,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.15,
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

const ofTool = ':is([data-content="tool"] *)' as const

/** A counter: a rail of tiles, at the foot on a phone, and white sheets on a field of colour. */
export const counter: Composition = {
  deskFrame: {
    '': {
      backgroundColor: vars.surface.hero,
      vars: { [deskTop]: '0rem' },
      '@media': {
        [wide]: { gridTemplateColumns: '4.75rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
        [docked]: { paddingBlockEnd: foot, vars: { [deskFoot]: foot } },
      },
    },
    [alone]: { '@media': { [docked]: { paddingBlockEnd: 0, vars: { [deskFoot]: '0rem' } } } },
    // The bar that saves takes the place of the tiles.
    [saving]: { '@media': { [docked]: { paddingBlockEnd: 0, vars: { [deskFoot]: '0rem' } } } },
  },
  deskHeader: {
    '': {
      '@media': {
        [narrow]: { position: 'relative', insetBlockStart: 0, columnGap: '0.5rem', grid: '3.5rem / minmax(0, 1fr) auto auto' },
        [wide]: {
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: '1rem',
          blockSize: '100svh',
          paddingInline: '0.125rem',
          paddingBlock: '1rem',
          overflowY: 'auto',
          scrollbarWidth: 'none',
        },
      },
    },
  },
  deskMark: { '': { display: 'block', inlineSize: '2.5rem', blockSize: '2.5rem' } },
  deskLogo: { '': { display: 'none' } },
  deskProduct: {
    '': {
      color: vars.text.onHero,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.heading,
      '@media': {
        [wide]: {
          position: 'absolute',
          insetInlineStart: '6.25rem',
          insetBlockStart: '1.25rem',
          inlineSize: 'max-content',
          fontSize: '0.75rem',
        },
      },
    },
  },
  deskNav: {
    '': {
      '@media': {
        [docked]: {
          position: 'fixed',
          zIndex: 5,
          insetInline: 0,
          insetBlockEnd: 0,
          margin: 0,
          paddingInline: edge,
          paddingBlock: `${edge} calc(${edge} + env(safe-area-inset-bottom))`,
          borderRadius: '1.5rem 1.5rem 0 0',
          backgroundColor: vars.surface.raised,
          boxShadow: vars.shadow.overlay,
        },
        [wide]: { alignSelf: 'center', overflow: 'visible' },
      },
    },
    [one]: {
      '@media': {
        [docked]: { position: 'static', gridColumn: 2, gridRow: 1, padding: 0, backgroundColor: 'transparent', boxShadow: 'none' },
      },
    },
    [`:is(.${deskFrame}${saving} *)`]: { '@media': { [docked]: { display: 'none' } } },
    ' ul': {
      gap: '0.25rem',
      justifyContent: 'space-evenly',
      minInlineSize: '100%',
      '@media': { [wide]: { flexDirection: 'column', justifyContent: 'flex-start' } },
    },
    ' svg': { display: 'block' },
  },
  deskItem: {
    [inNav]: tile,
    [`${inNav}:not([aria-current])`]: { '@media': { [narrow]: { color: vars.text.base } } },
    [`:is(.${deskNav}${one} *)`]: {
      '@media': {
        [narrow]: {
          inlineSize: 'auto',
          minBlockSize: '2.75rem',
          paddingInline: '1rem',
          backgroundColor: vars.surface.raised,
          color: vars.text.base,
        },
      },
    },
    [`:is(.${deskNav}${one} *) > svg`]: { '@media': { [narrow]: { display: 'none' } } },
    '': { '@media': { [wide]: tile } },
    ':hover': { backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 60%, transparent)` },
    '[aria-current]': {
      backgroundColor: vars.slipFront.credit,
      color: vars.slipInk.credit,
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
    },
    '[aria-current]:hover': { backgroundColor: vars.slipFront.credit },
  },
  deskMore: {
    '': { '@media': { [wide]: { marginBlockStart: 'auto' } } },
    ' ul': { '@media': { [wide]: { flexDirection: 'column', gap: '0.5rem' } } },
    ' svg + svg': { '@media': { [wide]: { display: 'none' } } },
    ' span + svg': { '@media': { [wide]: { display: 'none' } } },
  },
  deskPerson: {
    '': {
      '@media': {
        [wide]: { flexDirection: 'column', inlineSize: '4.5rem', fontSize: '0.6875rem', textAlign: 'center', overflowWrap: 'anywhere' },
      },
    },
    ' *': { '@media': { [wide]: { fontSize: '0.6875rem' } } },
    // A line that is too long ends with dots.
    ' div': { '@media': { [wide]: { inlineSize: '100%' } } },
    ' div > span': { '@media': { [wide]: { overflow: 'hidden', overflowWrap: 'normal', textOverflow: 'ellipsis' } } },
    ' span:not(:first-child)': {
      '@media': { [wide]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
    },
  },
  deskMain: {
    '': {
      maxInlineSize: '90rem',
      '@media': { [narrow]: { paddingInline: edge }, [wide]: { margin: 0, paddingInline: '1.5rem', paddingBlockStart: '3rem' } },
    },
    // The line above the page's head begins with it.
    [` > :not(.${screen}) > :first-child:not(.${screen})`]: {
      '@media': { [narrow]: { paddingInline: `calc(${vars.space.gutter} - ${edge})` } },
    },
  },
  deskFooter: { '': { '@media': { [wide]: { margin: 0, maxInlineSize: '90rem', paddingInlineStart: '1.5rem' } } } },
  ...counterPage,
  ...counterTable,
  publicPage: { '[data-content="tool"]': { backgroundColor: vars.surface.hero } },
  publicContent: {
    [ofTool]: {
      flexGrow: 0,
      maxInlineSize: '28.5rem',
      marginInline: 'auto',
      padding: 'clamp(1.25rem, 5vw, 2.25rem)',
      borderRadius: '2rem',
      backgroundColor: vars.surface.raised,
      boxShadow: vars.shadow.raised,
    },
  },
  // The white counter in front of the field.
  publicFooter: {
    [ofTool]: { backgroundColor: vars.surface.raised, boxShadow: `0 0 24px color-mix(in srgb, ${vars.text.base} 8%, transparent)` },
  },
}
