import { type ChangeEvent, useId, useState } from 'react'
import * as styles from './ThemeEditor.css.ts'

interface KnobProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number to be dragged, or typed where it must be exact. */
export function Knob({ label, value, max, step, onChange }: KnobProps) {
  const id = useId()
  // What is being typed stays as it is typed: an emptied field is a number on its way, and no number yet.
  const [typed, setTyped] = useState<string>()
  const change = ({ currentTarget: { valueAsNumber } }: ChangeEvent<HTMLInputElement>) => {
    if (valueAsNumber >= 0 && valueAsNumber <= max) onChange(valueAsNumber)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    change(event)
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
          type="number"
          min={0}
          max={max}
          step={step}
          value={typed ?? value}
          onChange={type}
          onBlur={() => setTyped(undefined)}
        />
      </div>
    </div>
  )
}
