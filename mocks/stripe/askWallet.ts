import { testCards } from './cards.ts'

const pressable = (text: string) => {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
  Object.assign(button.style, { font: 'inherit', minBlockSize: '2.75rem', margin: '0.75rem 0.5rem 0 0', padding: '0 1rem' })
  return button
}

/** The wallet's cards: one for every answer of a bank. */
function cardChoice(): { readonly label: HTMLLabelElement; readonly select: HTMLSelectElement } {
  const label = Object.assign(document.createElement('label'), { textContent: 'Card in the wallet' })
  const select = document.createElement('select')
  select.append(...testCards.map(({ title, method }) => new Option(title, method)))
  Object.assign(label.style, { display: 'grid', gap: '0.25rem' })
  Object.assign(select.style, { font: 'inherit', minBlockSize: '2.75rem', maxInlineSize: '100%' })
  label.append(select)
  return { label, select }
}

/** The wallet's sheet over the page: resolves with the confirmed payment method, or null if it was closed. */
export function askWallet(sum: string): Promise<string | null> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'The sandbox’s wallet')
  const text = Object.assign(document.createElement('p'), { textContent: `${sum} will be paid.` })
  const { label, select } = cardChoice()
  const confirm = pressable('Confirm with the wallet')
  const cancel = pressable('Cancel')
  Object.assign(dialog.style, { font: '1rem sans-serif', padding: '1.5rem', border: '1px solid #6b6b6b', borderRadius: '0.5rem' })
  dialog.append(text, label, confirm, cancel)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const end = (method: string | null) => {
      dialog.remove()
      resolve(method)
    }
    confirm.addEventListener('click', () => end(select.value))
    cancel.addEventListener('click', () => end(null))
    dialog.addEventListener('cancel', () => end(null))
  })
}
