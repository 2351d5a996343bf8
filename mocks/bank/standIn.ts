import { askInDialog, icons, make, makeButton, makeIcon } from '../stripe/dialog.ts'

type Outcome = { readonly kind: 'linked'; readonly publicToken: string } | { readonly kind: 'closed' }

const accounts = [
  { bank: 'Harbor Savings', detail: 'checking ••• 2210', colour: '#123a5c' },
  { bank: 'First Mill Bank', detail: 'business ••• 7741', colour: '#7a3a12' },
] as const

const css = `
  inset: 0; margin: auto; inline-size: min(24rem, calc(100% - 2rem)); border-radius: 0.75rem; background: #fff; color: #111; color-scheme: light;
  .head { display: flex; align-items: center; justify-content: space-between; padding: 0.5rem 0.5rem 0.5rem 1.25rem; border-block-end: 1px solid #e3e3e3 }
  .brand { display: flex; align-items: center; gap: 0.5rem; font-weight: 600 }
  .close { display: grid; place-items: center; inline-size: 2.75rem; background: none; color: #444 }
  .body { display: grid; gap: 0.75rem; padding: 1.25rem }
  h2 { font-size: 1.25rem; line-height: 1.3 }
  .account { display: grid; grid-template-columns: 2.5rem 1fr; gap: 0.875rem; align-items: center; padding: 0.75rem; border: 1px solid #c9c9c9; border-radius: 0.5rem; background: #fff; color: inherit; text-align: start }
  .account:hover { border-color: #111 }
  .mark { display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; color: #fff }
  .bank { display: block; font-weight: 600 }
  .detail, .note { color: #565656; font-size: 0.875rem }
`

/** Replaces the bank's own window: the person chooses an account, or closes it. */
export const openStandIn = (linkToken: string): Promise<Outcome> =>
  askInDialog<Outcome>({
    label: 'Your bank',
    css,
    closed: { kind: 'closed' },
    draw: (end) => {
      const close = makeButton('close', '', () => end({ kind: 'closed' }))
      close.setAttribute('aria-label', 'Close')
      close.append(makeIcon(icons.close))
      const choices = accounts.map(({ bank, detail, colour }, index) => {
        const choice = makeButton('account', '', () => end({ kind: 'linked', publicToken: `public-${index}-${linkToken}` }))
        choice.setAttribute('aria-label', `${bank}, ${detail}`)
        const mark = make('span', 'mark', makeIcon(icons.bank))
        mark.style.background = colour
        choice.append(mark, make('span', '', make('span', 'bank', bank), make('span', 'detail', detail)))
        return choice
      })
      return [
        make('div', 'head', make('span', 'brand', makeIcon(icons.lock), 'Bank link'), close),
        make(
          'div',
          'body',
          make('h2', '', 'Which account should Platewell pay into?'),
          ...choices,
          make('p', 'note', 'The sandbox’s banks: no account is read.'),
        ),
      ]
    },
  })
