import { takeHeldSubmit } from './heldSubmit.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: ParentNode): readonly Field[] => [...root.querySelectorAll<Field>('input, textarea, select')]

/** Identifies a field in the shell and in the app. The label too: two steps of an app may each ask for a `code`. */
const keyOf = ({ tagName, name, labels }: Field): string => [tagName, name, labels?.[0]?.textContent].join('\n')

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The value of a field that nobody has touched. */
const firstValue = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')

const isTyped = (field: Field): boolean => (isToggle(field) ? field.checked !== field.defaultChecked : field.value !== firstValue(field))

/** Sets the value as the browser does when somebody types. React's own setter on the element would hide the change from React. */
function setValue(field: Field, value: string): void {
  const prototype = Reflect.getPrototypeOf(field)
  if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

/** Types into a field of the app what was typed into the shell's, but not over other text: a restored draft wins. */
function fill(field: Field, typed: Field): boolean {
  if (isToggle(field) || field.value !== firstValue(typed)) return false
  setValue(field, typed.value)
  return true
}

/** Tells the app of what was filled in. */
function announce(field: Field, typed: Field): void {
  if (isToggle(field)) {
    if (isToggle(typed) && field.checked !== typed.checked) field.click()
    return
  }
  // The app may have rendered its own empty value since.
  fill(field, typed)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

const isFocusFree = () => document.activeElement === null || document.activeElement === document.body

/** Moves the focus and the selection to where they were in the shell, unless something else has the focus by now. */
function focusAs(field: Field, before: Field): void {
  if (!isFocusFree()) return
  field.focus({ preventScroll: true })
  if ('selectionStart' in before && 'selectionStart' in field && before.selectionStart !== null)
    field.setSelectionRange(before.selectionStart, before.selectionEnd, before.selectionDirection ?? 'none')
}

/** Resolves when React has run the effects of what it has just shown. */
const effectsRun = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

type Carried = { readonly from: Field; readonly to: Field }

/**
 * Carries over what somebody did in the shell before the app arrived: what they typed and chose, the focus, and a submit. Each
 * field waits for the app's field with the same name and label, which may come later than the first render.
 */
export function carryTyped(root: HTMLElement): void {
  const shell = root.firstElementChild
  const keys = new Map(fieldsIn(root).map((field) => [field, keyOf(field)]))
  if (!shell || keys.size === 0) return void takeHeldSubmit()

  let focused = document.activeElement
  const onFocus = ({ target }: Event) => void (focused = target instanceof Element ? target : null)
  // An element also loses the focus when it is removed.
  const onBlur = () => setTimeout(() => shell.isConnected && (focused = document.activeElement))
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)

  let held: HTMLFormElement | null = null
  let waiting: ReadonlySet<Field> | null = null
  /** The person goes on in the app: a submit of before would surprise them now. */
  const forgetSubmit = () => void (held = null)

  function begin(): ReadonlySet<Field> {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    held = takeHeldSubmit()
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, forgetSubmit, { once: true, capture: true })
    return new Set([...keys.keys()].filter((field) => isTyped(field) || field === focused || (held !== null && field.form === held)))
  }

  async function settle(carried: readonly Carried[]): Promise<void> {
    await effectsRun()
    for (const { from, to } of carried) if (isTyped(from)) announce(to, from)
    const submitted = carried.find(({ from }) => held !== null && from.form === held)
    if (!submitted || [...(waiting ?? [])].some((field) => field.form === held)) return
    held = null
    submitted.to.form?.requestSubmit()
  }

  const observer = new MutationObserver(() => {
    if (shell.isConnected) return
    waiting ??= begin()
    const shown = fieldsIn(root)
    const carried = [...waiting].flatMap((from): readonly Carried[] => {
      const to = shown.find((field) => keyOf(field) === keys.get(from) && (!isToggle(field) || field.value === from.value))
      return to ? [{ from, to }] : []
    })
    waiting = new Set([...waiting].filter((field) => !carried.some(({ from }) => from === field)))
    for (const { from, to } of carried) if (isTyped(from)) fill(to, from)
    for (const { from, to } of carried) {
      if (from === focused) focusAs(to, from)
      if (from.form === held && focused instanceof HTMLButtonElement && focused.form === held && isFocusFree())
        to.form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    }
    if (waiting.size === 0) observer.disconnect()
    if (carried.length > 0) void settle(carried)
  })
  observer.observe(root, { childList: true, subtree: true })
}
