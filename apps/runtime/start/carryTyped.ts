import { takeHeldSubmit } from './heldSubmit.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>('input,textarea,select')]

/** Identifies a field in the shell and in the app. The label too: two steps of an app may each ask for a `code`. */
const fieldKey = (field: Field): string => [field.name, isToggle(field) && field.value, field.labels?.[0]?.textContent].join('\n')

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The value of a field that nobody has touched. */
const firstValue = (field: Field): string =>
  'options' in field
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue

const isTyped = (field: Field): boolean => (isToggle(field) ? field.checked !== field.defaultChecked : field.value !== firstValue(field))

/** Copies the typed text of the shell's field, but not over other text: a restored draft counts. */
function fill(field: Field, typed: Field): void {
  const prototype = Reflect.getPrototypeOf(field)
  // React's own setter on the element would hide the change from React.
  if (prototype && !isToggle(field) && field.value === firstValue(typed))
    Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed.value)
}

/** Sends the app the events of the copied text. */
function announce(field: Field, typed: Field): void {
  // The app may have rendered its own empty value since.
  fill(field, typed)
  if (!isToggle(field)) field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }))
  else if (isToggle(typed) && field.checked !== typed.checked) field.click()
}

/** Moves the focus to where it was in the shell, unless something else has it by now. */
function focus(element: HTMLElement | null | undefined): boolean {
  if (document.activeElement !== null && document.activeElement !== document.body) return false
  element?.focus({ preventScroll: true })
  return true
}

function focusAs(field: Field, before: Field): void {
  if (focus(field) && 'selectionStart' in before && 'selectionStart' in field && before.selectionStart !== null)
    field.setSelectionRange(before.selectionStart, before.selectionEnd)
}

/** The app's link or button in the place of the shell's. */
const twinOf = (root: HTMLElement, before: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(before.tagName)].find(
    (each) => each.textContent === before.textContent && each.getAttribute('href') === before.getAttribute('href'),
  )

/** Resolves when React has run the effects of its last render. */
const effectsRun = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** A field of the shell, and the app's. */
type Pair = readonly [from: Field, to: Field]

/**
 * Copies the input of a person in the shell to the app that replaces it: text, choices, the focus, and a submit. Each
 * field waits for the app's field with the same name and label, which may come later than the first render.
 */
export function carryTyped(root: HTMLElement): void {
  const shell = root.firstElementChild
  const keys = new Map(fieldsIn(root).map((field) => [field, fieldKey(field)]))
  if (!shell) return void takeHeldSubmit()

  const isLinkOrButton = (element: Element | null): element is Element =>
    element !== null && element !== document.body && ![...keys.keys()].some((field) => field === element)
  let focused = document.activeElement
  const follow = ({ target }: Event) => target instanceof Element && shell.contains(target) && void (focused = target)
  // An element also loses the focus when it is removed.
  const leave = () => setTimeout(() => shell.isConnected && void (focused = document.activeElement))
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', leave)

  let held: HTMLFormElement | null = null
  let waiting: readonly Field[] | null = null

  function begin(): readonly Field[] {
    document.removeEventListener('focusin', follow)
    document.removeEventListener('focusout', leave)
    held = takeHeldSubmit()
    // The person goes on in the app: a submit or a focus of before would surprise them now.
    const goOn = () => void (held = focused = null)
    for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, goOn, { once: true, capture: true })
    return [...keys.keys()].filter((field) => isTyped(field) || field === focused || (held && field.form === held))
  }

  async function settle(pairs: readonly Pair[]): Promise<void> {
    await effectsRun()
    for (const [from, to] of pairs) if (isTyped(from)) announce(to, from)
    const form = pairs.find(([from]) => held && from.form === held)?.[1].form
    if (!form || waiting?.some((field) => field.form === held)) return
    held = null
    form.requestSubmit()
  }

  const observer = new MutationObserver(() => {
    if (shell.isConnected) return
    waiting ??= begin()
    const shown = new Map(fieldsIn(root).map((field) => [fieldKey(field), field]))
    const pairs = waiting.flatMap((from): readonly Pair[] => {
      const to = shown.get(keys.get(from) ?? '')
      return to ? [[from, to]] : []
    })
    waiting = waiting.filter((field) => !pairs.some(([from]) => from === field))
    for (const [from, to] of pairs) {
      if (from.closest('details')?.open) to.closest('details')?.setAttribute('open', '')
      if (isTyped(from)) fill(to, from)
    }
    for (const [from, to] of pairs) {
      if (from === focused) focusAs(to, from)
      if (held && focused instanceof HTMLButtonElement && focused.form === held) focus(to.form?.querySelector<HTMLElement>('[type=submit]'))
    }
    if (isLinkOrButton(focused)) focus(twinOf(root, focused))
    if (waiting.length === 0) observer.disconnect()
    if (pairs.length > 0) void settle(pairs)
  })
  observer.observe(root, { childList: true, subtree: true })
}
