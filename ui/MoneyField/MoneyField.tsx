import { type ChangeEvent, type ClipboardEvent, type Ref, useMemo, useState } from 'react'
import { caretBeforeDigits, digitsAfter } from '../Field/caret.ts'
import type { FieldMessages } from '../Field/Field.tsx'
import { SumField } from '../Field/SumField.tsx'
import type { ValueProps } from '../Field/valueProps.ts'
import { plainText } from '../text/plainText.ts'
import { defaultMessages } from './messages.ts'
import { centsPasted, centsTyped, moneyShape } from './typedMoney.ts'

export type MoneyFieldProps = FieldMessages &
  ValueProps<number | null> & {
    /** Whole cents (the currency's smallest unit); null while nothing is typed. */
    value: number | null
    currency: string
    /** Texts to use instead of the defaults in MoneyField/messages.ts. */
    messages?: Partial<typeof defaultMessages>
    ref?: Ref<HTMLInputElement>
  }

/** A field for money: only digits are typed, and fill it from the cents. A pasted text that is no clear amount is refused. */
export function MoneyField({ value, onChange, currency, messages, error, ...field }: MoneyFieldProps) {
  const say = { ...defaultMessages, ...messages }
  const [isUnclear, setIsUnclear] = useState(false)
  const shape = useMemo(() => moneyShape(currency), [currency])
  const show = (cents: number | null) => (cents === null ? '' : shape.show(cents))

  const tell = (cents: number | null) => {
    setIsUnclear(false)
    if (cents !== value) onChange(cents)
  }
  const change = ({ currentTarget: element }: ChangeEvent<HTMLInputElement>) => {
    const typed = element.value
    const after = digitsAfter(typed, element.selectionStart ?? typed.length)
    const cents = centsTyped(typed, value, shape)
    element.value = show(cents)
    const caret = caretBeforeDigits(element.value, after)
    element.setSelectionRange(caret, caret)
    tell(cents)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget
    const replacesAll = selectionStart === 0 && selectionEnd === shown.length
    const text = plainText(event.clipboardData.getData('text'))
    // Digits count as typed.
    if (/^\d*$/.test(text)) return
    event.preventDefault()
    const cents = replacesAll ? centsPasted(text, shape) : null
    if (cents === null) setIsUnclear(true)
    else tell(cents)
  }
  return (
    <SumField
      {...field}
      error={isUnclear ? say.unclear(shape.show(12.34 * 10 ** shape.decimals)) : error}
      inputMode="numeric"
      placeholder={shape.show(0)}
      value={show(value)}
      onChange={change}
      onPaste={paste}
    />
  )
}
