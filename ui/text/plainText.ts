/**
 * Characters that nobody sees, and that come along with copied text: controls, marks of direction, soft hyphens, spaces of no width.
 * Joiners stay: emoji and several scripts are written with them.
 */
const unseen = /\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|(?![\n\r\t])\p{Cc}/gu

/** Spaces that look like the one of the keyboard. */
const otherSpaces = /[^\S\n\r\t ]/g

/** Letters, digits, and `$`, `+`, `@` and `.` of double width, as keyboards for Chinese and Japanese write them. */
const wide = /[\uFF04\uFF0B\uFF0E\uFF10-\uFF19\uFF20-\uFF3A\uFF41-\uFF5A]/g

/** Text as it looks: a field takes it so, whatever was typed or pasted. */
export const asSeen = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .replaceAll(otherSpaces, ' ')
    .replaceAll(wide, (character) => character.normalize('NFKC'))

/** Typed text as it is meant, without spaces around it. Empty where there is nothing to see. */
export function plainText(text: string): string {
  const plain = asSeen(text).trim()
  return /(?![\p{M}\s\u115F\u1160\u3164\uFFA0]|\u200C|\u200D)./u.test(plain) ? plain : ''
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Takes unseen characters out of a field, and keeps the caret. Not while an input method composes: it needs its text. */
export function takeAsSeen(control: TextControl, event: Event): void {
  const seen = asSeen(control.value)
  if (seen === control.value || ('isComposing' in event && event.isComposing === true)) return
  // Fields for email addresses have no selection.
  const caret = control.selectionStart === null ? null : asSeen(control.value.slice(0, control.selectionStart)).length
  control.value = seen
  if (caret !== null) control.setSelectionRange(caret, caret)
}
