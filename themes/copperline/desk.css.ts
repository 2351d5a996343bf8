import { ledger } from '../compositions/ledger.ts'
import { writeComposition } from '../writeTheme.ts'

/** The dish of the mark, in lines. */
const dish = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 4 28 21" fill="none" stroke="#000" stroke-width="1.1"><path stroke-linejoin="round" d="M4 18.6a10 10 0 0 1 20 0Z"/><circle cx="14" cy="6.6" r="1.6"/><path stroke-linecap="round" d="M2 23.2h24"/></svg>',
)}")`

writeComposition('copperline', {
  ...ledger,
  publicPage: {
    ...ledger.publicPage,
    // The mark, pressed into the wood beside the form.
    '[data-content="tool"]::before': {
      '@media': {
        '(min-width: 75rem) and (min-height: 40rem) and (forced-colors: none)': {
          content: '',
          position: 'absolute',
          insetInlineStart: 'max(3rem, 7vw)',
          insetBlockStart: '14rem',
          inlineSize: '23rem',
          blockSize: '17.25rem',
          background: 'rgb(255 255 255 / 7%)',
          mask: `${dish} center / contain no-repeat`,
        },
      },
    },
  },
})
