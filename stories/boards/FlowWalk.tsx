import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readableName } from '../../.storybook/tags/readableName.ts'
import type { Named, Status } from '../../features/shared/flow/flow.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './FlowMap.css.ts'
import type { FlowSteps, Stop, Way } from './flowSteps.ts'
import { WalkChoices } from './WalkChoices.tsx'

type Props<S, E> = {
  readonly steps: FlowSteps<S, E>
  readonly from: string
  /** The status that the way leads to; empty for a walk without one. */
  readonly goal: string
  readonly onClose: () => void
  /** Null for a flow without a screen of its own. */
  readonly screen: ((state: S, send: (event: E) => void) => ReactNode) | null
}

type History<S> = { readonly stops: readonly Stop<S>[]; readonly index: number }

/** The steps of a walk: one more forgets those that were taken back. */
function useHistory<S, E>({ first, steps }: Way<S, E>, isDone: boolean) {
  const [{ stops, index }, setHistory] = useState<History<S>>({
    stops: [first, ...steps.map(({ stop }) => stop)],
    index: isDone ? steps.length : 0,
  })
  return {
    stop: stops[index] ?? first,
    index,
    isLast: index === stops.length - 1,
    add: (next: Stop<S>) => setHistory({ stops: [...stops.slice(0, index + 1), next], index: index + 1 }),
    move: (by: -1 | 1) => setHistory({ stops, index: index + by }),
  }
}

type WalkProps<S, E> = Omit<Props<S, E>, 'from' | 'goal'> & {
  readonly way: Way<S, E>
  /** Whether its steps are behind the person, or to come. */
  readonly isDone: boolean
}

function Walk<S extends Status, E extends Named>({ steps, way, isDone, screen, onClose }: WalkProps<S, E>) {
  const { stop, index, isLast, add, move } = useHistory(way, isDone)
  const { state } = stop
  const section = useRef<HTMLDivElement>(null)
  const send = (event: E) => {
    const next = steps.after(stop, event)
    if (next.state !== state) add(next)
  }
  const isOpen = useRef(false)
  useEffect(() => {
    // A field of the screen keeps the focus while a person types. The button of a choice disappears with it.
    if (isOpen.current && document.activeElement !== document.body) return
    isOpen.current = true
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [index])
  return (
    <div ref={section} role="group" aria-label="Step through" tabIndex={-1}>
      <Stack space="md">
        <Inline space="sm" justify="between">
          <output>
            <Heading level={2} size="md">
              {`Step ${index + 1}: ${readableName(state.status)}`}
            </Heading>
          </output>
          <Inline space="xs">
            <Button variant="soft" size="md" icon="back" disabled={index === 0} onClick={() => move(-1)}>
              One step back
            </Button>
            <Button variant="soft" size="md" icon="forward" disabled={isLast} onClick={() => move(1)}>
              One step forward
            </Button>
            <Button variant="quiet" size="md" icon="close" onClick={onClose}>
              Close
            </Button>
          </Inline>
        </Inline>
        <div className={styles.walk}>
          <Stack space="md">
            <WalkChoices choices={steps.choicesIn(stop)} onChoose={send} />
            <section aria-label="State as data">
              <Heading level={3} size="sm">
                The state as data
              </Heading>
              <pre className={styles.data}>{JSON.stringify(state, null, 2)}</pre>
            </section>
          </Stack>
          {screen === null ? (
            <Text tone="muted">This flow has no screen of its own.</Text>
          ) : (
            <div className={styles.screen}>{screen(state, send)}</div>
          )}
        </div>
      </Stack>
    </div>
  )
}

/**
 * Steps through a flow by its rules, without a network: the screen, what can happen there, and the state as data. A walk from a
 * status has the way to it behind it; a walk to a goal has the way before it.
 */
export function FlowWalk<S extends Status, E extends Named>({ from, goal, ...rest }: Props<S, E>) {
  const way = goal === '' ? rest.steps.wayTo(from) : rest.steps.wayBetween(from, goal)
  return way && <Walk key={`${from} ${goal}`} way={way} isDone={goal === ''} {...rest} />
}
