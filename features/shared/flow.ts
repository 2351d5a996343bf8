import type { Answer } from './answer.ts'

/** What happens, by name and with what it brings, as events: `{ typed: { text: string } }` → `{ type: 'typed'; text: string }`. */
export type EventsNamed<Events> = { [E in keyof Events]: { readonly type: E } & Readonly<Events[E]> }[keyof Events]

/** A flow's calls by name: what is sent, and what comes back. */
type Calls = Readonly<Record<string, readonly [sent: unknown, brought: unknown]>>

/** The command to make a call of this name; its answer comes back as the event `<name>Answered`. */
export type CommandOf<C extends Calls, Name extends keyof C = keyof C> = { [N in Name]: { readonly type: N } & Readonly<C[N][0]> }[Name]
export type AnswerTo<C extends Calls, Name extends keyof C> = Answer<C[Name][1]>
/** The event that brings the answer to a call of this name. */
export type AnsweredBy<C extends Calls, Name extends keyof C & string = keyof C & string> = {
  [N in Name]: { readonly type: `${N}Answered`; readonly answer: AnswerTo<C, N> }
}[Name]

/** What a flow does next: the state it is in, then the commands to carry out. */
export type Step<State, Command> = readonly [State, ...Command[]]

/**
 * Asks to be told later. A wait belongs to the status that asked for it: when the flow leaves that status, it is dropped.
 * A wait counts by the clock on the wall, so a phone that slept is told as soon as it wakes.
 */
export type Wait<Event> = {
  readonly type: 'wait'
  /** Milliseconds from now. */
  readonly ms: number
  readonly then: Event
}

export type Status = { readonly status: string }
export type Named = { readonly type: string }

/** A state of a flow: its status, and the data that this status has. */
export type StateWith<Name extends string, Data = unknown> = { readonly status: Name } & Readonly<Data>

/** The states of a flow that have one of these statuses. */
export type StateOf<State extends Status, Name extends State['status']> = Extract<State, { readonly status: Name }>

/** What a screen receives: a state of its own, and a way to report what the person did. */
export type StepProps<State extends Status, Event extends Named> = { state: State; send: (event: Event) => void }

/** What each status does with the events that mean something to it; it ignores every other. */
export type Rules<State extends Status, Event extends Named, Command> = {
  readonly [S in State['status']]: {
    readonly [T in Event['type']]?: (state: StateOf<State, S>, event: Extract<Event, { readonly type: T }>) => Step<State, Command>
  }
}

/**
 * The function that follows the rules: given a state and an event, the next state, then the commands to carry out. An
 * event that means nothing to the state gives that very state and no command.
 */
export const transitionBy =
  <State extends Status, Event extends Named, Command>(rules: Rules<State, Event, Command>) =>
  (state: State, event: Event): Step<State, Command> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule stands under the state's own status and the event's own type, which TypeScript cannot correlate
    const follow = (rules as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[state.status]?.[event.type] as
      | ((state: State, event: Event) => Step<State, Command>)
      | undefined
    return follow?.(state, event) ?? [state]
  }
