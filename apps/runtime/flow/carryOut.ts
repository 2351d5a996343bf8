import type { Named } from '../../../features/shared/flow/flow.ts'

/** The names of a flow's calls: the commands whose answer is an event `<name>Answered`. */
type CallName<Command extends Named, Event extends Named> = {
  [Name in Command['type']]: `${Name}Answered` extends Event['type'] ? Name : never
}[Command['type']]

type InputOf<Command, Name> = Omit<Extract<Command, { readonly type: Name }>, 'type'>
type AnswerOf<Event, Name extends string> =
  Extract<Event, { readonly type: `${Name}Answered` }> extends { readonly answer: infer Answer } ? Answer : never

/** `signal` aborts when the flow leaves the status that gave the command. */
type Options = { readonly signal: AbortSignal }

/** A flow's calls by name: each answers with what its event carries. */
export type CallsOf<Command extends Named, Event extends Named> = {
  readonly [Name in CallName<Command, Event>]: (input: InputOf<Command, Name>, options: Options) => Promise<AnswerOf<Event, Name>>
}

/** What the app does for the commands that are neither calls nor waits; it may answer with any event. */
export type HandlersOf<Command extends Named, Event extends Named> = {
  readonly [Name in Exclude<Command['type'], CallName<Command, Event> | 'wait'>]: (
    input: InputOf<Command, Name>,
    options: Options,
  ) => Event | undefined | Promise<Event | undefined>
}

/** How an app carries out the commands of a flow. */
export type Abilities<Command extends Named, Event extends Named> = {
  readonly calls: CallsOf<Command, Event>
  readonly handlers: HandlersOf<Command, Event>
}

type Row<Result> = Readonly<Record<string, ((input: object, options: Options) => Result) | undefined>>

/** Carries a command out, and gives the event that follows from it, if any. */
export async function carryOut<Command extends Named, Event extends Named>(
  abilities: Abilities<Command, Event>,
  { type, ...input }: Command,
  options: Options,
): Promise<Event | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function under a command's type takes that command's input, which TypeScript cannot correlate
  const { calls, handlers } = abilities as { calls: Row<Promise<unknown>>; handlers: Row<Event | undefined> }
  const call = calls[type]
  if (!call) return handlers[type]?.(input, options)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `CallsOf` gives each call the answer of this event
  return { type: `${type}Answered`, answer: await call(input, options) } as Event & { readonly answer: unknown }
}
