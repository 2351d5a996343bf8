import { vi } from 'vitest'
import { carryTyped } from '../start/carryTyped.ts'

export class Form extends EventTarget {
  requestSubmit = vi.fn()
  querySelector = () => null
}

/** A field of a page, with what the carrying over reads and does. */
export class Field extends EventTarget {
  type = 'text'
  form: Form | null = null
  defaultValue = ''
  checked = false
  defaultChecked = false
  selectionStart: number | null = 0
  /** It stands in no row that opens. */
  readonly closest = () => null
  selectionEnd: number | null = 0
  /** The events that the app received. */
  received: string[] = []
  #text = ''
  readonly name: string
  readonly labels: readonly { readonly textContent: string }[]
  constructor(name: string, { label = name, ...rest }: Partial<Field> & { label?: string } = {}) {
    super()
    this.name = name
    this.labels = [{ textContent: label }]
    Object.assign(this, rest)
    for (const type of ['input', 'change']) this.addEventListener(type, () => this.received.push(`${type} ${this.value}`))
  }
  get value() {
    return this.#text
  }
  set value(text) {
    this.#text = text
  }
  focus = () => Object.assign(document, { activeElement: this })
  click = () => void (this.checked = !this.checked)
  setSelectionRange = (start: number, end: number) => void Object.assign(this, { selectionStart: start, selectionEnd: end })
}

export class Select extends Field {
  // An element of each kind has accessors of its own.
  override get value() {
    return super.value
  }
  override set value(text) {
    super.value = text
  }
  options = [
    { value: '', defaultSelected: false },
    { value: 'TX', defaultSelected: false },
  ]
}

/** A page whose shell holds these fields. The app renders others in their place. */
export function shellWith(...fields: readonly Field[]) {
  let shown = fields
  let changed = () => {}
  const shell = { isConnected: true, contains: () => true }
  const disconnect = vi.fn()
  const body = {}
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body, activeElement: body }))
  vi.stubGlobal('Element', Field)
  vi.stubGlobal('HTMLButtonElement', Form)
  vi.stubGlobal('HTMLFormElement', Form)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
  class Observer {
    disconnect = disconnect
    observe() {}
    constructor(callback: () => void) {
      changed = callback
    }
  }
  vi.stubGlobal('MutationObserver', Observer)
  vi.useFakeTimers()
  const root = { firstElementChild: shell, querySelectorAll: () => shown }
  return {
    disconnect,
    body,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no document in Node; this is all that is read of the element
    start: () => carryTyped(root as unknown as HTMLElement),
    render: async (...next: readonly Field[]) => {
      if (shell.isConnected) Object.assign(document, { activeElement: body })
      shell.isConnected = false
      shown = next
      changed()
      await vi.runAllTimersAsync()
    },
  }
}
