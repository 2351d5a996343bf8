import { testCards } from './cards.ts'
import { askInDialog, icons, make, makeButton, makeIcon, merchant } from './dialog.ts'

const css = `
  inset: auto 0 0; inline-size: min(100%, 27rem); max-inline-size: none; margin: 0 auto; border-radius: 0.875rem 0.875rem 0 0;
  background: light-dark(#f2f2f7, #1c1c1e); color: light-dark(#000, #fff); box-shadow: 0 -0.5rem 2rem rgb(0 0 0 / 0.3);
  @media (min-width: 48rem) { & { inset: 0; margin: auto; border-radius: 0.875rem } }
  .head { display: flex; align-items: center; justify-content: space-between; padding: 0.375rem 0.5rem 0.375rem 1rem; border-block-end: 1px solid light-dark(#d1d1d6, #3a3a3c) }
  .brand { display: flex; align-items: center; gap: 0.5rem; font-weight: 600; font-size: 1.125rem }
  .cancel { padding: 0 0.75rem; background: none; color: light-dark(#0058d0, #5eb0ff) }
  .rows { margin: 1rem; border-radius: 0.75rem; background: light-dark(#fff, #2c2c2e); overflow: hidden }
  .row { display: grid; grid-template-columns: 5rem minmax(0, 1fr); align-items: center; gap: 0.75rem; min-block-size: 3rem; padding: 0.25rem 1rem }
  .row + .row { border-block-start: 1px solid light-dark(#e5e5ea, #3a3a3c) }
  .name { color: light-dark(#636366, #aeaeb2); font-size: 0.8125rem; text-transform: uppercase; letter-spacing: 0.02em }
  select { inline-size: 100%; padding: 0; background: transparent; color: inherit }
  option { background: light-dark(#fff, #2c2c2e) }
  .total { display: flex; align-items: baseline; justify-content: space-between; padding: 0 1.5rem 1rem }
  .sum { font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums }
  .confirm { display: block; inline-size: calc(100% - 2rem); min-block-size: 3.125rem; margin: 0 1rem 0.75rem; border-radius: 0.75rem; background: light-dark(#000, #fff); color: light-dark(#fff, #000); font-weight: 600 }
  .note { padding: 0 1rem max(1rem, env(safe-area-inset-bottom)); color: light-dark(#636366, #aeaeb2); font-size: 0.75rem; text-align: center }
`

const row = (name: string, value: Node | string) => make('label', 'row', make('span', 'name', name), value)

/** The wallet's sheet over the page: resolves with the confirmed payment method, or null if it was closed. */
export const askWallet = (sum: string): Promise<string | null> =>
  askInDialog<string | null>({
    label: 'Sandbox Pay',
    css,
    closed: null,
    draw: (end) => {
      // One for every answer of a bank.
      const card = make(
        'select',
        '',
        ...testCards.map(({ number, title, method }) => new Option(`•••• ${number.slice(-4)}, ${title}`, method)),
      )
      return [
        make(
          'div',
          'head',
          make('span', 'brand', makeIcon(icons.wallet), 'Sandbox Pay'),
          makeButton('cancel', 'Cancel', () => end(null)),
        ),
        make('div', 'rows', row('Card', card), make('div', 'row', make('span', 'name', 'Pay to'), merchant())),
        make('div', 'total', make('span', '', 'Total'), make('span', 'sum', sum)),
        makeButton('confirm', 'Confirm payment', () => end(card.value)),
        make('p', 'note', 'A wallet of the sandbox: no money moves.'),
      ]
    },
  })
