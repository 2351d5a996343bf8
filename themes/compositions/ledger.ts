import type { Composition } from '../composition.ts'
import { screenAside } from '../deskParts.css.ts'
import { vars } from '../vars.css.ts'
import { wood } from './wood.ts'

const wide = '(min-width: 62rem)'
/** Room beside a page's content. */
const roomy = '(min-width: 75rem)'
/** Room for labels beside their fields. */
const labelled = '(min-width: 48rem)'
const rule = `1px solid ${vars.border.subtle}`
const besides = `:has(> .${screenAside}:not(:empty))` as const
const colored = '(forced-colors: none)'

const ofTool = ':is([data-content="tool"] *)' as const

/** A ledger: a masthead of ruled lines, and pages of paper without boxes. */
export const ledger: Composition = {
  deskHeader: {
    '': {
      '@media': {
        [colored]: {
          backgroundImage: `repeating-linear-gradient(transparent 0 20px, color-mix(in srgb, ${vars.border.onHero} 38%, transparent) 20px 21px)`,
        },
      },
    },
  },
  deskBrand: { '': { columnGap: '1rem' } },
  deskProduct: {
    '': {
      paddingInlineStart: '1rem',
      borderInlineStart: `1px solid ${vars.border.onHero}`,
      fontSize: '0.6875rem',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
  deskMore: { ' svg': { '@media': { [wide]: { display: 'none' } } } },
  deskItem: { '': { fontSize: '0.9375rem' } },
  screen: {
    [besides]: {
      '@media': { [roomy]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'start', columnGap: '2.5rem' } },
    },
  },
  screenHead: { [`:is(${besides} > *)`]: { '@media': { [roomy]: { gridColumn: '1 / -1' } } } },
  screenBody: { [`:is(${besides} > *)`]: { '@media': { [roomy]: { gridColumn: 1, gridRow: 2 } } } },
  screenAside: { '': { '@media': { [roomy]: { position: 'sticky', insetBlockStart: '5.5rem', gridColumn: 2, gridRow: 2 } } } },
  formSection: {
    '': { borderBlockStart: `2px solid ${vars.text.base}` },
    // A title, its sentence and what is missing, on one line between two rules.
    ' > section': { gap: 0 },
    ' > section > :first-child': {
      alignItems: 'baseline',
      minBlockSize: '2.5rem',
      paddingBlock: '0.5rem',
      borderBlockEnd: `1px solid ${vars.border.strong}`,
    },
    ' > section > :first-child > :first-child': { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: '0.75rem' },
    ' > section > :last-child': { paddingBlockStart: '0.75rem', '@media': { [labelled]: { gap: 0, paddingBlockStart: 0 } } },
    ' > section > :last-child > :not([data-shares])': { '@media': { [labelled]: { paddingBlock: '0.75rem' } } },
  },
  formRow: {
    '': { '@media': { [labelled]: { display: 'block', maxInlineSize: 'none' } } },
    ' > *': {
      '@media': {
        [labelled]: {
          display: 'grid',
          gridTemplateColumns: '9.875rem minmax(0, 1fr)',
          gridTemplateRows: 'auto',
          alignItems: 'center',
          gap: '0 1rem',
          paddingBlock: '0.375rem',
          borderBlockEnd: rule,
        },
      },
    },
    ' > * > :first-child': { '@media': { [labelled]: { display: 'contents' } } },
    // The hint and the error below the control.
    ' > * > :first-child > :nth-child(2)': { '@media': { [labelled]: { gridColumn: 2, gridRow: 2, paddingBlockStart: '0.25rem' } } },
    ' > * > :nth-child(2)': { '@media': { [labelled]: { gridColumn: 2, gridRow: 1, maxInlineSize: '26rem' } } },
    ' > * > :nth-child(n + 3)': { '@media': { [labelled]: { gridColumn: 2 } } },
    '[data-shares="long-short"] > :last-child > :nth-child(2)': { '@media': { [labelled]: { maxInlineSize: '18.75rem' } } },
    '[data-shares="short-long"] > :first-child > :nth-child(2)': { '@media': { [labelled]: { maxInlineSize: '18.75rem' } } },
    '[data-shares="address"]': { '@media': { [labelled]: { display: 'flex', borderBlockEnd: rule } } },
    '[data-shares="address"] > *': { '@media': { [labelled]: { borderBlockEnd: 0 } } },
    '[data-shares="address"] > :first-child': { '@media': { [labelled]: { flex: '0 1 21rem' } } },
    '[data-shares="address"] > :not(:first-child)': {
      '@media': { [labelled]: { gridTemplateColumns: 'auto 5.25rem', paddingInlineStart: '1rem' } },
    },
  },
  saveBar: { '': { borderBlockStart: `3px double ${vars.border.strong}` } },
  formOutline: {
    ' ul': { borderBlockStart: `2px solid ${vars.text.base}` },
    ' li': { borderBlockEnd: rule },
    ' [aria-current]': { boxShadow: `inset 0 -3px ${vars.accent.solid}` },
  },
  tableGroup: { ' th > :first-child': { fontFamily: vars.font.heading, fontSize: '0.9375rem', fontStyle: 'italic' } },
  tableTitle: {
    '': { fontSize: '0.9375rem', '@media': { [wide]: { display: 'flex', alignItems: 'baseline' } } },
    // A leader to the next column.
    '::after': {
      '@media': {
        [wide]: {
          content: '',
          flex: '1 1 0',
          minInlineSize: 0,
          marginInline: '0.75rem 0.25rem',
          borderBlockEnd: `2px dotted color-mix(in srgb, ${vars.border.strong} 60%, transparent)`,
        },
      },
    },
  },
  // Two hairlines before the sums.
  tableMoney: {
    '': {
      fontWeight: vars.fontWeight.strong,
      '@media': {
        [wide]: { display: 'grid', alignContent: 'center', alignSelf: 'stretch', borderInlineStart: `3px double ${vars.slip.rule}` },
      },
    },
  },
  publicPage: { '[data-content="tool"]': { background: wood } },
  publicPanel: { [ofTool]: { backgroundColor: 'transparent' } },
  publicContent: {
    [ofTool]: {
      maxInlineSize: '28.5rem',
      marginInline: 'auto',
      padding: 'clamp(1.25rem, 5vw, 2.25rem)',
      border: `1px solid ${vars.slip.edge}`,
      boxShadow: `inset 0 0 0 5px ${vars.slip.paper}, inset 0 0 0 6px ${vars.slip.rule}, 0 14px 24px rgb(0 0 0 / 45%)`,
      backgroundColor: vars.slip.paper,
      '@media': { [wide]: { marginInline: 'auto 9.5rem' } },
    },
  },
  publicFooter: { [ofTool]: { backgroundColor: 'transparent', color: vars.text.onHero } },
}
