import { counter } from '../compositions/counter.ts'
import { writeComposition } from '../writeTheme.ts'

writeComposition('northgate', {
  ...counter,
  // A plate on the counter, where there is room beside the form.
  publicMain: {
    ':is([data-content="tool"] *)': {
      '@media': {
        '(min-width: 62rem) and (min-height: 44rem) and (forced-colors: none)': {
          maxInlineSize: 'none',
          background: 'url("./goods/dinner.svg") no-repeat right 6rem bottom 2rem / 15rem',
        },
      },
    },
  },
})
