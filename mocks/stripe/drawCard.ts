export type CardInputs = Readonly<Record<'number' | 'expiry' | 'cvc', HTMLInputElement>>

const fields = [
  { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number', groups: 4, length: 16 },
  { name: 'expiry', label: 'Expires', placeholder: 'MM/YY', autocomplete: 'cc-exp', groups: 2, length: 4 },
  { name: 'cvc', label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', groups: 3, length: 3 },
] as const

type Shape = (typeof fields)[number]

/** Formats digits as on a card: in groups of four, or with a slash. */
function shown(text: string, { name, groups, length }: Shape): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, length)
  const groupsOfDigits = digits.match(new RegExp(`\\d{1,${groups}}`, 'g')) ?? []
  return groupsOfDigits.join(name === 'expiry' ? '/' : ' ')
}

function input(shape: Shape, onInput: () => void): { readonly label: HTMLLabelElement; readonly input: HTMLInputElement } {
  const label = document.createElement('label')
  label.textContent = shape.label
  const element = document.createElement('input')
  Object.assign(element, { placeholder: shape.placeholder, autocomplete: shape.autocomplete, inputMode: 'numeric', name: shape.name })
  element.addEventListener('input', () => {
    element.value = shown(element.value, shape)
    onInput()
  })
  Object.assign(label.style, {
    display: 'grid',
    gap: '0.25rem',
    flex: shape.name === 'number' ? '2 1 12rem' : '1 1 5rem',
    fontSize: '0.875rem',
  })
  const style = { font: 'inherit', fontSize: '1rem', minBlockSize: '3rem', minInlineSize: '0', boxSizing: 'border-box', inlineSize: '100%' }
  Object.assign(element.style, style, {
    padding: '0 0.75rem',
    border: '1px solid color-mix(in srgb, currentcolor 60%, transparent)',
    borderRadius: '0.375rem',
    // The provider's own field is transparent too: it shows the theme's colours, light or dark.
    color: 'inherit',
    background: 'transparent',
  })
  label.append(element)
  return { label, input: element }
}

/** Draws the fields of a card in a shadow root, so that the page's styles and scripts do not reach them by accident. */
export function drawCard(container: HTMLElement, onInput: () => void): { readonly inputs: CardInputs; readonly remove: () => void } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const row = document.createElement('div')
  // The two short fields wrap together.
  const short = document.createElement('div')
  const inRow = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }
  Object.assign(row.style, inRow)
  Object.assign(short.style, inRow, { flex: '2 1 10.75rem' })
  const [number, expiry, cvc] = fields.map((shape) => input(shape, onInput))
  if (!number || !expiry || !cvc) throw new Error('A card has three fields.')
  short.append(expiry.label, cvc.label)
  row.append(number.label, short)
  shadow.append(row)
  container.append(host)
  return { inputs: { number: number.input, expiry: expiry.input, cvc: cvc.input }, remove: () => host.remove() }
}
