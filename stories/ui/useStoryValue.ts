import { useState } from 'react'

/** Holds a value in state, and calls the story's `onChange` with each change. */
export function useStoryValue<Value>(first: Value, heard: (value: Value) => unknown) {
  const [value, setValue] = useState(first)
  const onChange = (next: Value) => {
    setValue(next)
    heard(next)
  }
  return { value, onChange }
}
