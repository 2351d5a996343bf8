import { useState } from 'react'

/** Whether the value has changed since the component was mounted: what replaces another then takes its focus. */
export function useHasChanged(value: boolean): boolean {
  const [first] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first) setChanged(true)
  return hasChanged
}
