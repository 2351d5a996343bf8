const canTakeFocus = 'input:not([type="hidden"], [tabindex="-1"], :disabled), select, textarea, button:not(:disabled)'

/** Focuses the field of that name, or the first control of the group of that name. */
export function focusNamed(form: HTMLFormElement, name: string) {
  const named = form.elements.namedItem(name)
  const first = named instanceof RadioNodeList ? named[0] : named
  if (!(first instanceof HTMLElement)) return
  const control = first instanceof HTMLFieldSetElement ? first.querySelector<HTMLElement>(canTakeFocus) : first
  control?.focus()
}
