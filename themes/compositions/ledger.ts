import type { Composition } from '../composition.ts'
import { vars } from '../vars.css.ts'
import { wood } from './wood.ts'

const wide = '(min-width: 62rem)'
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
  tableGroup: { ' th > :first-child': { fontFamily: vars.font.heading, fontSize: '0.9375rem', fontStyle: 'italic' } },
  tableTitle: { '': { fontSize: '0.9375rem' } },
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
