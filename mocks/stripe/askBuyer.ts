/** The bank's page over ours: resolves with whether the buyer confirmed the payment. */
export function askBuyer(): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Your bank')
  const text = document.createElement('p')
  text.textContent = 'Your bank wants to know: is it you who pays?'
  const button = (text: string) => Object.assign(document.createElement('button'), { type: 'button', textContent: text })
  const yes = button('Confirm the payment')
  const no = button('It is not me')
  for (const each of [yes, no])
    Object.assign(each.style, { font: 'inherit', minBlockSize: '2.75rem', margin: '0 0.5rem 0 0', padding: '0 1rem' })
  Object.assign(dialog.style, { font: '1rem sans-serif', padding: '1.5rem', border: '1px solid #6b6b6b', borderRadius: '0.5rem' })
  dialog.append(text, yes, no)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    const end = (confirmed: boolean) => {
      dialog.remove()
      resolve(confirmed)
    }
    yes.addEventListener('click', () => end(true))
    no.addEventListener('click', () => end(false))
    dialog.addEventListener('cancel', () => end(false))
  })
}
