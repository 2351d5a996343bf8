import { conveyor } from '../compositions/conveyor.ts'
import { vars } from '../vars.css.ts'
import { writeComposition } from '../writeTheme.ts'
import { schemes } from './schemes.ts'

const wide = '(min-width: 62rem)'

writeComposition('northgate', {
  ...conveyor(schemes.light, 'url("./goods/small.svg")'),
  // A sun behind the bill, which rises below the tray on a phone.
  landingHero: {
    ':is([dir="rtl"] *)': { '@media': { [wide]: { backgroundPosition: 'calc(50% - 30rem) 1.5rem' } } },
    '': {
      overflow: 'hidden',
      background: `radial-gradient(circle, ${vars.slipFront.credit} 70%, transparent calc(70% + 0.5px)) 50% calc(100% + 15rem) / 24rem 24rem no-repeat ${vars.surface.hero}`,
      '@media': { [wide]: { backgroundSize: '44rem 44rem', backgroundPosition: 'calc(50% + 30rem) 1.5rem' } },
    },
  },
  landingPicture: {
    '::after': {
      content: '',
      display: 'block',
      blockSize: 'clamp(8rem, 20vw, 14rem)',
      marginBlock: '-1rem -1.5rem',
      background: 'url("./goods/large.svg") center bottom / contain no-repeat',
    },
  },
})
