import type { Composition } from '../composition.ts'
import { vars } from '../vars.css.ts'

const wide = '(min-width: 62rem)'
const colored = '(forced-colors: none)'

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
}
