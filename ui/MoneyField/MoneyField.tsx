import { type ChangeEvent, type ClipboardEvent, type Ref, useMemo } from 'react'
import { caretBeforeDigits, digitsAfter } from '../Field/caret.ts'
import type { FieldMessages } from '../Field/Field.tsx'
import { SumField } from '../Field/SumField.tsx'
import type { ValueProps } from '../Field/valueProps.ts'
import { centsPasted, centsTyped, moneyShape } from './typedMoney.ts'

export type MoneyFieldProps = FieldMessages &
  ValueProps<number | null> & {
    /** Whole cents (the currency's smallest unit); null while nothing is typed. */
    value: number | null
    currency: string
    locale?: string
    ref?: Ref<HTMLInputElement>
  }

/** A field for money: only digits are typed, and fill it from the cents. */
export function MoneyField({ value, onChange, currency, locale = 'en-US', ...field }: MoneyFieldProps) {
  const shape = useMemo(() => moneyShape(currency, locale), [currency, locale])
  const show = (cents: number | null) => (cents === null ? '' : shape.show(cents))

  const tell = (cents: number | null) => {
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
    const cents = replacesAll ? centsPasted(event.clipboardData.getData('text'), shape) : null
    if (cents === null) return
    event.preventDefault()
    tell(cents)
  }
  return <SumField {...field} inputMode="numeric" placeholder={shape.show(0)} value={show(value)} onChange={change} onPaste={paste} />
}
