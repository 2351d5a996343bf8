import type { Named, Wait } from '../../../features/shared/flow/flow.ts'

/** The names of a flow's calls: the commands whose answer is an event `<name>Answered`. */
type CallName<Command extends Named, Event extends Named> = {
  [Name in Command['type']]: `${Name}Answered` extends Event['type'] ? Name : never
}[Command['type']]

type InputOf<Command, Name> = Omit<Extract<Command, { readonly type: Name }>, 'type'>
type AnswerOf<Event, Name extends string> =
  Extract<Event, { readonly type: `${Name}Answered` }> extends { readonly answer: infer Answer } ? Answer : never

/** `signal` aborts when the flow leaves the status that gave the command. */
type Options = { readonly signal: AbortSignal }

/** A flow's calls by name: each returns the data of its event. */
export type CallsOf<Command extends Named, Event extends Named> = {
  readonly [Name in CallName<Command, Event>]: (input: InputOf<Command, Name>, options: Options) => Promise<AnswerOf<Event, Name>>
}

/** The handlers of the commands that are neither calls nor waits; they may answer with any event. */
export type HandlersOf<Command extends Named, Event extends Named> = {
  readonly [Name in Exclude<Command['type'], CallName<Command, Event> | 'wait'>]: (
    input: InputOf<Command, Name>,
    options: Options,
  ) => Event | undefined | Promise<Event | undefined>
}

export type Abilities<Command extends Named, Event extends Named> = {
  readonly calls: CallsOf<Command, Event>
  readonly handlers: HandlersOf<Command, Event>
}

type Row<Result> = Readonly<Record<string, ((input: object, options: Options) => Result) | undefined>>

/** The latest input of each call, by a flow's abilities. An answer names its call alone, so that of an earlier one would be taken for it. */
const latest = new WeakMap<object, Map<string, object>>()

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
  const inputs = latest.get(abilities) ?? new Map<string, object>()
  latest.set(abilities, inputs.set(type, input))
  const answer = await call(input, options)
  if (inputs.get(type) !== input) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `CallsOf` gives each call the answer of this event
  return { type: `${type}Answered`, answer } as Event & { readonly answer: unknown }
}

/** The pending waits by the type of their event: when each is due (ms since the epoch), how long it was at first, and its event. */
export type Timers<Event> = Readonly<Record<string, { readonly due: number; readonly ms?: number | undefined; readonly then: Event }>>

/** A wait that is longer now than it was at first: the clock went back. It begins again. */
function withinClock<Event>(waits: Timers<Event>): Timers<Event> {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(waits).map(([type, wait]) => {
      const latest = now + (wait.ms ?? Infinity)
      return [type, wait.due > latest ? { ...wait, due: latest } : wait]
    }),
  )
}

/** Sends the events of waits by wall-clock time, also after sleep. A second wait for the same type of event replaces the first. */
export function createTimers<Event extends { readonly type: string }>(fire: (event: Event) => void) {
  let pending: Timers<Event> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  function arm(): void {
    clearTimeout(timer)
    pending = withinClock(pending)
    const next = Math.min(...Object.values(pending).map(({ due }) => due))
    if (running && next !== Infinity) timer = setTimeout(settle, Math.max(0, next - Date.now()))
  }

  function settle(): void {
    const due = Object.entries(pending)
      .filter(([, wait]) => wait.due <= Date.now())
      .toSorted(([, a], [, b]) => a.due - b.due)
    for (const [type, wait] of due) {
      // An earlier event may have left the status, which cancels its waits.
      if (pending[type] !== wait) continue
      const { [type]: _, ...rest } = pending
      pending = rest
      fire(wait.then)
    }
    arm()
  }

  const wake = () => document.visibilityState === 'visible' && settle()

  return {
    add: ({ ms, then }: Wait<Event>) => {
      pending = { ...pending, [then.type]: { due: Date.now() + ms, ms, then } }
      arm()
    },
    clear: () => {
      pending = {}
      clearTimeout(timer)
    },
    list: () => pending,
    /** Starts the timers, with those saved before; returns how to stop them. */
    start: (before: Timers<Event>) => {
      pending = { ...before, ...pending }
      running = true
      arm()
      document.addEventListener('visibilitychange', wake)
      window.addEventListener('pageshow', wake)
      return () => {
        running = false
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        window.removeEventListener('pageshow', wake)
      }
    },
  }
}
