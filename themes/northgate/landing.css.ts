import { conveyor } from '../compositions/conveyor.ts'
import { vars } from '../vars.css.ts'
import { writeComposition } from '../writeTheme.ts'
import { schemes } from './schemes.ts'

const wide = '(min-width: 62rem)'

writeComposition('northgate', {
  ...conveyor(schemes.light, 'url("./goods/small.svg")'),
  // A sun and a block of coral behind the bill, and a tray below it.
  landingHero: {
    '': {
      overflow: 'hidden',
      backgroundImage: `radial-gradient(circle at 50% 50%, ${vars.slipFront.credit} 70%, transparent calc(70% + 0.5px)), linear-gradient(${vars.slipFront.offer}, ${vars.slipFront.offer})`,
      backgroundRepeat: 'no-repeat',
      backgroundSize: '19rem 19rem, 100% 7rem',
      backgroundPosition: '110% 62%, 0 100%',
      '@media': { [wide]: { backgroundSize: '44rem 44rem, 0 0', backgroundPosition: 'calc(50% + 30rem) 1.5rem, 0 100%' } },
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
