type Outcome = { readonly kind: 'linked'; readonly publicToken: string } | { readonly kind: 'closed' }

const accounts = ['Harbor Savings, checking ••• 2210', 'First Mill Bank, business ••• 7741'] as const

/** Replaces the bank's own window: the person chooses an account, or closes it. */
export function openStandIn(linkToken: string): Promise<Outcome> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Your bank')
  Object.assign(dialog.style, { font: '1rem sans-serif', padding: '1.5rem', border: '1px solid #6b6b6b', borderRadius: '0.5rem' })
  const text = document.createElement('p')
  text.textContent = 'Which account should Platewell pay into?'
  const button = (label: string) => {
    const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    Object.assign(element.style, { font: 'inherit', display: 'block', inlineSize: '100%', minBlockSize: '2.75rem', margin: '0.5rem 0 0' })
    return element
  }
  const close = button('Close')
  const choices = accounts.map((account, index) => ({ element: button(account), publicToken: `public-${index}-${linkToken}` }))
  dialog.append(text, ...choices.map(({ element }) => element), close)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      dialog.remove()
      resolve(outcome)
    }
    for (const { element, publicToken } of choices) element.addEventListener('click', () => end({ kind: 'linked', publicToken }))
    close.addEventListener('click', () => end({ kind: 'closed' }))
    dialog.addEventListener('cancel', () => end({ kind: 'closed' }))
  })
}
