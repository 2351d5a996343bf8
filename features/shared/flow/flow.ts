import type { Answer } from '../api/answers/answer.ts'
import * as z from 'zod/mini'

/** Event types from names and data: `{ typed: { text: string } }` → `{ type: 'typed'; text: string }`. */
export type EventsNamed<Events> = { [E in keyof Events]: { readonly type: E } & Readonly<Events[E]> }[keyof Events]

/** A flow's calls by name: what is sent, and what comes back. */
type Calls = Readonly<Record<string, readonly [sent: unknown, brought: unknown]>>

/** The command that makes this call; its answer arrives as the event `<name>Answered`. */
export type CommandOf<C extends Calls, Name extends keyof C = keyof C> = { [N in Name]: { readonly type: N } & Readonly<C[N][0]> }[Name]
export type AnswerTo<C extends Calls, Name extends keyof C> = Answer<C[Name][1]>
/** The event with the answer of this call. */
export type AnsweredBy<C extends Calls, Name extends keyof C & string = keyof C & string> = {
  [N in Name]: { readonly type: `${N}Answered`; readonly answer: AnswerTo<C, N> }
}[Name]

export type Step<State, Command> = readonly [State, ...Command[]]

/**
 * Sends an event later. A wait belongs to the status that started it, and ends when the flow leaves that status. It uses the
 * wall clock, so that a phone that slept gets its event as soon as it wakes.
 */
export type Wait<Event> = { readonly type: 'wait'; readonly ms: number; readonly then: Event }

export type Status = { readonly status: string }
export type Named = { readonly type: string }

/** A state of a flow: its status, and the data that this status has. One for each of several statuses. */
export type StateWith<Name extends string, Data = unknown> = Name extends string ? { readonly status: Name } & Readonly<Data> : never

export type StateOf<State extends Status, Name extends State['status']> = Extract<State, { readonly status: Name }>

/** The props of a screen: its own state, and a callback for the person's events. */
export type StepProps<State extends Status, Event extends Named> = { state: State; send: (event: Event) => void }

/** The event rules of each status; it ignores events without a rule. */
export type Rules<State extends Status, Event extends Named, Command> = {
  readonly [S in State['status']]: {
    readonly [T in Event['type']]?: (state: StateOf<State, S>, event: Extract<Event, { readonly type: T }>) => Step<State, Command>
  }
}

/** Builds a flow's transition function from its rules. An event without a rule returns the same state and no commands. */
export const transitionBy =
  <State extends Status, Event extends Named, Command>(rules: Rules<State, Event, Command>) =>
  (state: State, event: Event): Step<State, Command> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule is stored under the state's status and the event's type; TypeScript cannot correlate the two
    const follow = (rules as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[state.status]?.[event.type] as
      | ((state: State, event: Event) => Step<State, Command>)
      | undefined
    return follow?.(state, event) ?? [state]
  }

/** The codec of a flow's state for a reload. */
export type Saved<State> = {
  /** Changes with the shape of the saved data: states of another version are discarded. */
  readonly version: number
  readonly toSave: (state: State) => unknown
  /** Null if it is not a state of this version. */
  readonly read: (saved: unknown) => State | null
}

/** Saves nothing: the flow begins anew after a reload. */
export const notSaved = { version: 1, toSave: () => null, read: () => null } as const satisfies Saved<never>

/** Saves the fields of each status that the schema names. A saved state that does not fit it, to the last nested field, is discarded. */
export function savedBy<State>(version: number, schema: z.ZodMiniType<State>): Saved<State> {
  const fitting = (value: unknown): State | null => z.safeParse(schema, value).data ?? null
  return { version, toSave: fitting, read: fitting }
}
