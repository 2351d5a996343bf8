export type CardInputs = Readonly<Record<'number' | 'expiry' | 'cvc', HTMLInputElement>>

const fields = [
  {
    name: 'number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    groups: 4,
    length: 16,
    width: 'min(10.5rem, 52.5vw)',
  },
  { name: 'expiry', label: 'Expires', placeholder: 'MM/YY', autocomplete: 'cc-exp', groups: 2, length: 4, width: '3.5rem' },
  { name: 'cvc', label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc', groups: 3, length: 3, width: '2.5rem' },
] as const

type Shape = (typeof fields)[number]

/** Formats digits as on a card: in groups of four, or with a slash. */
function shown(text: string, { name, groups, length }: Shape): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, length)
  const groupsOfDigits = digits.match(new RegExp(`\\d{1,${groups}}`, 'g')) ?? []
  return groupsOfDigits.join(name === 'expiry' ? '/' : ' ')
}

function createInput(shape: Shape, onInput: () => void): HTMLInputElement {
  const { name, label, placeholder, autocomplete, width } = shape
  const element = Object.assign(document.createElement('input'), {
    name,
    placeholder,
    autocomplete,
    inputMode: 'numeric',
    ariaLabel: label,
  })
  element.addEventListener('input', () => {
    element.value = shown(element.value, shape)
    onInput()
  })
  Object.assign(element.style, { inlineSize: width, flex: name === 'number' ? `1 0 ${width}` : 'none' })
  return element
}

/** The provider's own field is transparent too: it shows the theme's colours, light or dark. */
const css = `
  div { display: flex; flex-wrap: wrap; column-gap: 0.5rem }
  input { box-sizing: border-box; min-inline-size: 0; min-block-size: 2.75rem; margin: 0; padding: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; font-size: 1rem; font-variant-numeric: tabular-nums }
  input::placeholder { color: inherit; opacity: 0.75 }
`

/** Draws a card's field, one line in one box, in a shadow root, so that the page's styles and scripts do not reach it by accident. */
export function drawCard(container: HTMLElement, onInput: () => void): { readonly inputs: CardInputs; readonly remove: () => void } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const row = document.createElement('div')
  const [number, expiry, cvc] = fields.map((shape) => createInput(shape, onInput))
  if (!number || !expiry || !cvc) throw new Error('A card has three fields.')
  row.append(number, expiry, cvc)
  shadow.append(row)
  container.append(host)
  return { inputs: { number, expiry, cvc }, remove: () => host.remove() }
}
