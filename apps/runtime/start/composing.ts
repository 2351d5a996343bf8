/** Digits of full width, as East Asian input methods write them, and Arabic ones: the last four bits of each are its value. */
const otherDigits = /[０-９٠-٩۰-۹]/g

/** Fields that format what is typed, or read it as a number. */
const ofDigits = 'input:is([inputmode=tel],[inputmode=numeric],[inputmode=decimal])'

const fieldOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.matches(ofDigits) ? target : null)

/** Leaves `value` alone: React, which watches it, would take the digits for its own. */
function writePlainDigits(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field
  const plain = value.replace(otherDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
  if (plain === value) return
  field.setRangeText(plain, 0, value.length)
  field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * An input method writes its whole text anew at each key until it ends. A field that formats it in between would keep the text of
 * every key, so that it receives the text once, at the end, in plain digits.
 */
export function followComposing(page: EventTarget): void {
  const listen = (type: string, listener: (event: Event) => void) => page.addEventListener(type, listener, { capture: true })
  listen('input', (event) => {
    const field = fieldOf(event)
    if (field === null) return
    if (event instanceof InputEvent && event.isComposing) event.stopPropagation()
    else writePlainDigits(field)
  })
  listen('compositionend', (event) => fieldOf(event)?.dispatchEvent(new InputEvent('input', { bubbles: true })))
}
