import { trayCounter } from '../compositions/trayCounter.ts'
import { trayTier } from '../compositions/trayTier.ts'
import { vars } from '../vars.css.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('northgate', trayCounter)
writeComposition('northgate', trayTier)
writeComposition('northgate', {
  tierMeal: {
    '[data-meal="small"]': { backgroundImage: 'url("./goods/small.svg")' },
    '[data-meal="medium"]': { backgroundImage: 'url("./goods/medium.svg")' },
    '[data-meal="large"]': { backgroundImage: 'url("./goods/large.svg")' },
  },
  // The chosen one has the color of credit, in a ring of ink.
  giftFrame: {
    ':is(:checked + *)': {
      borderColor: vars.slipInk.credit,
      backgroundColor: vars.slipFront.credit,
      boxShadow: `0 0 0 1px ${vars.slipInk.credit}`,
    },
  },
})
