import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import type { InputProps } from '../Field/inputProps.ts'
import * as field from '../parts/field.css.ts'
import { takeAsSeen } from '../text/plainText.ts'
import * as within from '../parts/within.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { countOf } from './countOf.ts'
import * as styles from './TextArea.css.ts'
import type { defaultMessages } from './messages.ts'

export const textAreaLines = [1, 4] as const

export type TextAreaProps = FieldMessages &
  InputProps<HTMLTextAreaElement> & {
    /** Maximum characters. Unlike with `maxlength`, more may be typed or pasted: the counter shows it, and the form's schema refuses it. */
    maxLength?: number
    /**
     * The height before it grows, in lines: 1 for a note beside more important fields.
     * @default 4
     */
    lines?: (typeof textAreaLines)[number]
    placeholder?: string
    /** Texts to use instead of the defaults in TextArea/messages.ts. */
    messages?: Partial<typeof defaultMessages>
    /** Called on a paste, which `preventDefault` keeps out of the field: a text too long to be edited, for example. */
    onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => unknown
  }

/** A field for several lines of text. */
export function TextArea({ label, hint, error, maxLength, lines = 4, messages, onChange, ...input }: TextAreaProps) {
  const { ids, control } = useFieldIds({ hint, error })
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(input.value ?? input.defaultValue ?? '')
  // A form library may set the text without React, so the DOM's value counts.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it looks after every rendering, and setting the same text ends it
  useLayoutEffect(() => setText(frame.current?.querySelector('textarea')?.value ?? ''))
  const count = maxLength === undefined ? null : countOf(text, maxLength, messages)
  const counter = `${ids.control}-count`
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    takeAsSeen(event.currentTarget, event.nativeEvent)
    setText(event.currentTarget.value)
    return onChange?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <div ref={frame} className={within.frame}>
        <textarea
          {...input}
          {...control}
          rows={lines}
          className={`${field.input} ${styles.area} ${styles.lines[lines]}`}
          aria-describedby={[control['aria-describedby'], count && counter].filter(Boolean).join(' ') || undefined}
          onChange={change}
        />
      </div>
      {count && (
        <>
          <div className={styles.count} id={counter} dir="auto" data-over={count.isTooLong || undefined}>
            {count.visibleText}
          </div>
          <VisuallyHidden live>{count.announcedText}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
