import { type ReactNode, useState } from 'react'
import type { Named, Status } from '../../features/shared/flow.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import { detailOf, type FlowRules, inWords } from './flowGraph.ts'

type Props<S extends Status, E extends Named> = {
  readonly rules: FlowRules<S, E>
  readonly from: string
  readonly screen: (state: S, send: (event: E) => void) => ReactNode
}

const labelOf = (event: Named): string => [inWords(event.type), detailOf(event)].filter(Boolean).join(': ')

/** Steps through a flow by its rules, without a network: the screen, the events that matter there, and the state as data. */
export function FlowWalk<S extends Status, E extends Named>({ rules, from, screen }: Props<S, E>) {
  const first = rules.states.find(({ status }) => status === from)
  const [walked, setWalked] = useState<readonly S[]>(first ? [first] : [])
  const state = walked.at(-1)
  if (!state) return null
  const send = (event: E) =>
    setWalked((before) => {
      const [next] = rules.transition(state, event)
      return next === state ? before : [...before, next]
    })
  const options = new Map(
    rules.events.filter((event) => rules.transition(state, event)[0] !== state).map((event) => [labelOf(event), event] as const),
  )
  return (
    <Stack space="md">
      <Heading level={2} size="md">
        {`Step ${walked.length}: ${inWords(state.status)}`}
      </Heading>
      <Inline space="xs">
        <Button variant="soft" disabled={walked.length < 2} onClick={() => setWalked(walked.slice(0, -1))}>
          One step back
        </Button>
        {[...options].map(([label, event]) => (
          <Button key={label} variant="quiet" onClick={() => send(event)}>
            {label}
          </Button>
        ))}
      </Inline>
      <div className={styles.walk}>
        <div className={styles.screen}>{screen(state, send)}</div>
        <section aria-label="State as data">
          <Text tone="muted">The state as data</Text>
          <pre className={styles.data}>{JSON.stringify(state, null, 2)}</pre>
        </section>
      </div>
    </Stack>
  )
}
