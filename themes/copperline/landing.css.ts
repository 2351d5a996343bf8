import { evening } from '../compositions/evening.ts'
import { landingPicture } from '../landingParts.css.ts'
import { vars } from '../vars.css.ts'
import { writeComposition } from '../writeTheme.ts'
import { schemes } from './schemes.ts'

const wide = '(min-width: 62rem)'

writeComposition('copperline', {
  ...evening(schemes.dark),
  // The table by candlelight fills the window; the bill lies on it.
  landingHero: {
    '': {
      backgroundImage: `linear-gradient(${vars.surface.hero} 34%, transparent 80%), url("./illustrations/welcome.svg")`,
      backgroundSize: 'cover',
      backgroundPosition: 'center bottom',
      '@media': {
        [wide]: {
          backgroundImage: `linear-gradient(to right, ${vars.surface.hero} 40%, transparent 64%), linear-gradient(${vars.surface.hero}, transparent 18%, transparent 72%, ${vars.surface.hero}), url("./illustrations/welcome.svg")`,
          backgroundSize: 'auto, auto, auto 128%',
          backgroundPosition: '0 0, 0 0, 100% 60%',
          backgroundRepeat: 'no-repeat',
        },
      },
    },
    // Without a bill the table has a strip of its own below the words.
    [`:has(.${landingPicture}:empty)`]: {
      '@media': {
        [`not all and ${wide}`]: {
          backgroundImage: `linear-gradient(${vars.surface.hero} calc(100% - 13rem), transparent calc(100% - 8rem)), url("./illustrations/welcome.svg")`,
          backgroundSize: 'auto, max(100%, 22rem) auto',
          backgroundRepeat: 'no-repeat',
        },
      },
    },
    // The other way round where the text begins at the right.
    ':is([dir="rtl"] *)': {
      '@media': {
        [wide]: {
          backgroundImage: `linear-gradient(to left, ${vars.surface.hero} 40%, transparent 64%), linear-gradient(${vars.surface.hero}, transparent 18%, transparent 72%, ${vars.surface.hero}), url("./illustrations/welcome.svg")`,
          backgroundPosition: '0 0, 0 0, 0 60%',
        },
      },
    },
  },
  landingPicture: {
    ':empty': { '@media': { [`not all and ${wide}`]: { minBlockSize: 'clamp(10rem, 36vw, 17rem)' } } },
    '': { '@media': { [wide]: { paddingBlock: '2rem', paddingInlineStart: '4rem' } } },
  },
})
