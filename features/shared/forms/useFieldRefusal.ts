import { useEffect, useEffectEvent, useState } from 'react'
import { fieldRefusal } from './fieldRefusal.ts'
import { type Submission, idle } from '../api/submission.ts'

/**
 * For a form that holds its own text: the server's message of each field until somebody types, and the rest of the refusal.
 * `focus` receives the first field that was refused.
 */
export function useFieldRefusal<Name extends string>(
  submission: Submission,
  wireNames: Readonly<Record<Name, string>>,
  focus: (name: Name) => void,
) {
  const [outdated, setOutdated] = useState<Submission>()
  const { fields, rest } = fieldRefusal(submission === outdated ? idle : submission, wireNames)
  const lead = useEffectEvent(() => {
    if (fields[0]) focus(fields[0].name)
  })
  useEffect(() => lead(), [submission])
  return {
    messageOf: (name: Name): string | undefined => fields.find((field) => field.name === name)?.message,
    rest,
    onTyped: () => setOutdated(submission),
  }
}
