import { useState } from 'react'
import { type Submission, idle } from '../api/answers/answer.ts'
import type { FieldRefusal } from './fieldRefusal.ts'

/** Divides a form's submission into the messages beside fields and the rest. A refusal of text that has changed since is over. */
export function useFieldRefusal(given: Submission, divide: ((submission: Submission) => FieldRefusal<string>) | undefined) {
  const [outdated, setOutdated] = useState<Submission>()
  const submission = given === outdated && given.phase !== 'sending' ? idle : given
  return { ...(divide?.(submission) ?? { fields: [], rest: submission }), onTyped: () => setOutdated(given) }
}
