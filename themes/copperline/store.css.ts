import { cardCounter } from '../compositions/cardCounter.ts'
import { cardTier } from '../compositions/cardTier.ts'
import { logoPicture, vars } from '../vars.css.ts'
import { writeComposition } from '../writeTheme.ts'
import { printed } from './goods.ts'

writeComposition('copperline', cardCounter)
writeComposition('copperline', cardTier)
/** The logo for light paper. By night it is the one for dark grounds anyway. */
const printedLogo = { vars: { [logoPicture]: 'url("./logo.svg")' } }

writeComposition('copperline', {
  publicPanel: {
    ':is([data-content="counter"] *):not([data-scheme="dark"] *, [data-scheme="auto"] *)': {
      '@media': { '(min-width: 48rem)': printedLogo },
    },
    ':is([data-scheme="auto"] [data-content="counter"] *)': {
      '@media': { '(min-width: 48rem) and (prefers-color-scheme: light)': printedLogo },
    },
  },
  tierMeal: { '[data-meal="small"]': printed('small'), '[data-meal="medium"]': printed('medium'), '[data-meal="large"]': printed('large') },
  // The chosen one is underlined in copper.
  giftFrame: {
    ':is(:checked + *)': {
      borderColor: vars.border.strong,
      backgroundColor: vars.accent.soft,
      boxShadow: `inset 0 -3px 0 ${vars.accent.solid}`,
    },
  },
})
