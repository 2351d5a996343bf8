import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { inWords } from '../../.storybook/inWords.ts'
import type { Named, Status } from '../../features/shared/flow.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { detailsOf, eventInWords } from './eventWords.ts'
import { causes } from './FlowDiagram.tsx'
import * as styles from './FlowMap.css.ts'
import { broughtBy, type Cause, causeOf, type FlowRules } from './flowGraph.ts'

type Props<S extends Status, E extends Named> = {
  readonly rules: FlowRules<S, E>
  /** The types of the events that the clock sends. */
  readonly timed: ReadonlySet<string>
  readonly from: string
  readonly onClose: () => void
  /** Null for a flow without a screen of its own. */
  readonly screen: ((state: S, send: (event: E) => void) => ReactNode) | null
}

type Choice<E> = { readonly label: string; readonly event: E; readonly cause: Cause }

/** A state, and what its commands can bring. Null for the first one: its commands are not known. */
type Stop<S> = { readonly state: S; readonly awaited: ReadonlySet<string> | null }

/** The commands of a status that the flow left bring nothing more. */
function stopAfter<S extends Status, E extends Named>({ transition }: FlowRules<S, E>, { state, awaited }: Stop<S>, event: E): Stop<S> {
  const [next, ...commands] = transition(state, event)
  const isSame = next.status === state.status
  const before = [...(awaited ?? [])].filter((type) => isSame && type !== event.type)
  return { state: next, awaited: isSame && awaited === null ? null : new Set([...before, ...commands.flatMap(broughtBy)]) }
}

/** What can happen in a state: each event that changes it, with the examples that differ. */
function choicesIn<S extends Status, E extends Named>(
  { rules, timed }: Pick<Props<S, E>, 'rules' | 'timed'>,
  { state, awaited }: Stop<S>,
  words: ReadonlyMap<E, string>,
): readonly Choice<E>[] {
  const choices = new Map<string, Choice<E>>()
  for (const event of rules.events) {
    const cause = causeOf(event.type, timed)
    if (cause !== 'person' && awaited !== null && !awaited.has(event.type)) continue
    if (rules.transition(state, event)[0] === state) continue
    const label = [eventInWords(event.type), words.get(event)].filter(Boolean).join(': ')
    choices.set(label, { label, event, cause })
  }
  return [...choices.values()]
}

type History<S> = { readonly stops: readonly S[]; readonly index: number }

/** The steps of a walk: one more forgets those that were taken back. */
function useHistory<S>(first: S) {
  const [{ stops, index }, setHistory] = useState<History<S>>({ stops: [first], index: 0 })
  return {
    stop: stops[index] ?? first,
    index,
    isLast: index === stops.length - 1,
    add: (next: S) => setHistory({ stops: [...stops.slice(0, index + 1), next], index: index + 1 }),
    move: (by: -1 | 1) => setHistory({ stops, index: index + by }),
  }
}

function WalkFrom<S extends Status, E extends Named>({
  rules,
  timed,
  first,
  screen,
  onClose,
}: Omit<Props<S, E>, 'from'> & { readonly first: S }) {
  const { stop, index, isLast, add, move } = useHistory<Stop<S>>({ state: first, awaited: null })
  const { state } = stop
  const section = useRef<HTMLDivElement>(null)
  const words = useMemo(() => detailsOf(rules.events), [rules])
  const choices = choicesIn({ rules, timed }, stop, words)
  const send = (event: E) => {
    const next = stopAfter(rules, stop, event)
    if (next.state !== state) add(next)
  }
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} role="group" aria-label="Step through" tabIndex={-1}>
      <Stack space="md">
        <Inline space="sm" justify="between">
          <output>
            <Heading level={2} size="md">
              {`Step ${index + 1}: ${inWords(state.status)}`}
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
            {choices.length === 0 && <Text>The flow ends here.</Text>}
            {(['person', 'server', 'clock'] as const).map((cause) => {
              const own = choices.filter((choice) => choice.cause === cause)
              return own.length === 0 ? null : (
                <Stack key={cause} space="xs" as="section">
                  <Heading level={3} size="sm">
                    {causes[cause]}
                  </Heading>
                  <ul className={styles.ways}>
                    {own.map(({ label, event }) => (
                      <li key={label}>
                        <button type="button" onClick={() => send(event)}>
                          {label}
                        </button>
                      </li>
                    ))}
                  </ul>
                </Stack>
              )
            })}
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

/** Steps through a flow by its rules, without a network: the screen, the events that matter there, and the state as data. */
export function FlowWalk<S extends Status, E extends Named>({ rules, from, ...rest }: Props<S, E>) {
  const first = rules.states.find(({ status }) => status === from)
  return first ? <WalkFrom rules={rules} first={first} {...rest} /> : null
}
