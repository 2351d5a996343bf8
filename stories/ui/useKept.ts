import { useState } from 'react'

/** A value kept as a screen's state would keep it; the story's own `onChange` hears of each change. */
export function useKept<Value>(first: Value, heard: (value: Value) => unknown) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    setValue(next)
    heard(next)
  }
  return { value, onChange }
}
