type Child = Node | string

/** An element with a class of the dialog's own style sheet. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  element.append(...children)
  return element
}

/** The name of the enterprise that is paid. */
export const merchant = (): HTMLElement => make('span', 'merchant', document.documentElement.dataset['enterprise'] ?? location.hostname)

/** A button with its action. */
export function makeButton(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const button = make('button', className, label)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

/** An SVG of 24 × 24 in the text's colour. */
export function makeIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}

export const icons = {
  wallet: 'M3 7.5A2.5 2.5 0 0 1 5.5 5H18v3M3 7.5V17a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H5a2 2 0 0 1-2-.5M17 13.5h.01',
  bank: 'M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  close: 'M6 6l12 12M18 6 6 18',
} as const

const shared = `
dialog[data-stand-in] { border: 0; padding: 0; font: 1rem/1.4 system-ui, sans-serif; overflow: auto; text-align: start }
dialog[data-stand-in]::backdrop { background: rgb(0 0 0 / 0.5) }
dialog[data-stand-in] * { box-sizing: border-box; margin: 0 }
dialog[data-stand-in] :is(button, select) { font: inherit; min-block-size: 2.75rem; border: 0; cursor: pointer }
dialog[data-stand-in] .merchant { text-transform: capitalize }
dialog[data-stand-in] :focus-visible { outline: 2px solid currentcolor; outline-offset: 2px }
dialog[data-stand-in] svg { inline-size: 1.5rem; block-size: 1.5rem; flex: none; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
`

type Asked<T> = {
  readonly label: string
  /** Its rules, below `dialog[data-stand-in]`. */
  readonly css: string
  /** The answer of a person who closes it. */
  readonly closed: T
  readonly draw: (end: (answer: T) => void) => readonly Child[]
}

/** Another company's page over ours, with a style sheet of its own: resolves with the person's answer. */
export function askInDialog<T>({ label, css, closed, draw }: Asked<T>): Promise<T> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${shared} dialog[data-stand-in] { ${css} }`)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', label)
  dialog.setAttribute('data-stand-in', '')
  return new Promise((resolve) => {
    const end = (answer: T) => {
      dialog.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      resolve(answer)
    }
    dialog.append(...draw(end))
    dialog.addEventListener('cancel', () => end(closed))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.body.append(dialog)
    dialog.showModal()
  })
}
