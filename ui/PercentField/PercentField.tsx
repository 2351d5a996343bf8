import type { ChangeEvent, Ref } from 'react'
import { caretBeforeDigits, digitsAfter } from '../Field/caret.ts'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../parts/field.css.ts'
import type { ValueProps } from '../Field/valueProps.ts'
import * as within from '../parts/within.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { percentTyped } from './typedPercent.ts'
import { defaultMessages } from './messages.ts'

export type PercentFieldProps = FieldMessages &
  ValueProps<number | null> & {
    /** Whole percent; null while nothing is typed. */
    value: number | null
    /** Texts to use instead of the defaults in PercentField/messages.ts. */
    messages?: Partial<typeof defaultMessages>
    ref?: Ref<HTMLInputElement>
  }

/** A field for whole percent. */
export function PercentField({ label, hint, error, value, onChange, messages, ...input }: PercentFieldProps) {
  const say = { ...defaultMessages, ...messages }
  const { ids, control } = useFieldIds({ hint, error })
  const sign = `${ids.control}-sign`
  const change = ({ currentTarget: element }: ChangeEvent<HTMLInputElement>) => {
    const after = digitsAfter(element.value, element.selectionStart ?? element.value.length)
    const percent = percentTyped(element.value, value)
    element.value = percent === null ? '' : String(percent)
    const caret = caretBeforeDigits(element.value, after)
    element.setSelectionRange(caret, caret)
    if (percent !== value) onChange(percent)
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      {/* Always left to right: the percent sign follows its figure in every script. */}
      <div className={within.frame} dir="ltr">
        <input
          {...input}
          {...control}
          aria-describedby={[control['aria-describedby'], sign].filter(Boolean).join(' ')}
          className={`${styles.input} ${styles.figures} ${within.roomAtEnd}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={value === null ? '' : String(value)}
          onChange={change}
        />
        <span className={within.iconAtEnd} id={sign}>
          <span aria-hidden="true">%</span>
          <VisuallyHidden>{say.percent}</VisuallyHidden>
        </span>
      </div>
    </Field>
  )
}
