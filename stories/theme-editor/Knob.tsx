import { type ChangeEvent, useId, useState } from 'react'
import * as styles from './ThemeEditor.css.ts'

interface KnobProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number that can be dragged or typed. */
export function Knob({ label, value, max, step, onChange }: KnobProps) {
  const id = useId()
  // Typed text may be empty or out of range until the field is left.
  const [typed, setTyped] = useState<string>()
  const [notice, setNotice] = useState('')
  const change = ({ currentTarget: { valueAsNumber } }: ChangeEvent<HTMLInputElement>) => {
    setNotice('')
    if (valueAsNumber >= 0 && valueAsNumber <= max) onChange(valueAsNumber)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    change(event)
  }
  const leave = () => {
    setTyped(undefined)
    const wanted = typed === undefined || typed === '' ? value : Number(typed)
    const nearest = Math.min(max, Math.max(0, wanted))
    if (nearest === wanted) return
    onChange(nearest)
    setNotice(`${label} goes from 0 to ${max}: set to ${nearest}`)
  }
  return (
    <div>
      <label htmlFor={id} className={styles.knobLabel}>
        {label}
      </label>
      <div className={styles.knob}>
        <input id={id} className={styles.slider} type="range" min={0} max={max} step={step} value={value} onChange={change} />
        <input
          className={styles.number}
          aria-label={`${label}, exactly`}
          aria-describedby={`${id}-notice`}
          type="number"
          min={0}
          max={max}
          step={step}
          value={typed ?? value}
          onChange={type}
          onBlur={leave}
        />
      </div>
      <p id={`${id}-notice`} className={styles.notice} role="status">
        {notice}
      </p>
    </div>
  )
}
