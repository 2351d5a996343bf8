import { useEffect, useRef, useState } from 'react'

/** Shows what is wrong in a form once it was submitted, and moves the focus to the first field that is. */
export function useFocusOnInvalid() {
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"], [data-wrong] button')?.focus()
  }, [tries])
  return {
    isTried: tries > 0,
    onInvalid: (submitted: HTMLFormElement) => {
      form.current = submitted
      setTries(tries + 1)
    },
  }
}
