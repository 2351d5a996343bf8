import { askInDialog, icons, make, makeButton, makeIcon, merchant } from './dialog.ts'

const css = `
  inset: 0; margin: auto; inline-size: min(25rem, calc(100% - 2rem)); border-radius: 0.5rem; background: #fff; color: #1b2733; color-scheme: light;
  .head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.875rem 1.25rem; background: #123a5c; color: #fff }
  .bank { display: flex; align-items: center; gap: 0.5rem; font: 600 1.125rem/1.2 Georgia, serif }
  .check { font-size: 0.75rem; letter-spacing: 0.04em; text-transform: uppercase }
  .body { display: grid; gap: 1rem; padding: 1.25rem }
  h2 { font: 600 1.25rem/1.3 Georgia, serif }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; padding: 0.75rem 0; border-block: 1px solid #d5dbe1; font-size: 0.875rem }
  dt { color: #51606e }
  dd { text-align: end }
  .yes { border-radius: 0.25rem; background: #123a5c; color: #fff; font-weight: 600 }
  .no { border-radius: 0.25rem; background: none; color: #123a5c; text-decoration: underline }
  .acts { display: grid; gap: 0.25rem }
  .note { color: #51606e; font-size: 0.75rem }
`

const fact = (name: string, value: Node | string) => [make('dt', '', name), make('dd', '', value)]

/** The bank's page over ours: resolves with whether the buyer confirmed the payment. */
export const askBuyer = (): Promise<boolean> =>
  askInDialog({
    label: 'Your bank',
    css,
    closed: false,
    draw: (end) => [
      make('div', 'head', make('span', 'bank', makeIcon(icons.bank), 'Harbor Savings'), make('span', 'check', 'Secure check')),
      make(
        'div',
        'body',
        make('h2', '', 'Is it you who pays?'),
        make('p', '', 'Please confirm this payment with your card before we let it go through.'),
        make(
          'dl',
          '',
          ...fact('Merchant', merchant()),
          ...fact('Date', new Date().toLocaleDateString('en-US')),
          ...fact('Asked by', 'Your card’s bank'),
        ),
        make(
          'div',
          'acts',
          makeButton('yes', 'Confirm the payment', () => end(true)),
          makeButton('no', 'It is not me', () => end(false)),
        ),
        make('p', 'note', 'The sandbox’s bank: it stands in for 3-D Secure.'),
      ),
    ],
  })
