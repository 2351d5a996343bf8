import type { ReactNode } from 'react'
import type { LookUp } from '../flow/lookUp.ts'
import { OutcomeScreen } from './OutcomeScreen.tsx'

/** The words of one phase of a look-up. `pending`: what is being done, while it is looked up or closed. */
type Words = { readonly title: string; readonly intro: string; readonly pending?: string }

type Props<Phase extends LookUp> = {
  eyebrow?: string
  lookUp: Phase
  texts: Readonly<Record<Phase, Words>>
  /** Looks it up again, where there was no final answer. */
  onLookAgain: () => void
  ways: { readonly [P in Phase]?: ReactNode }
}

/** The answer to a write was lost: nothing is sent again before its outcome is known. */
export function OutcomeUnknown<Phase extends LookUp>({ eyebrow, lookUp, texts, onLookAgain, ways }: Props<Phase>) {
  const isUnanswered = lookUp === 'unreachable' || lookUp === 'noFinalAnswer'
  return (
    <OutcomeScreen {...texts[lookUp]} {...(eyebrow !== undefined && { eyebrow })} {...(isUnanswered && { onLookAgain })}>
      {ways[lookUp]}
    </OutcomeScreen>
  )
}
