import type { Named, Status, Step, Wait } from '../../features/shared/flow.ts'
import type { Saved } from '../../features/shared/saved.ts'
import { type Abilities, carryOut } from './carryOut.ts'
import type { SafeStorage } from './storage.ts'
import { type Timers, createTimers } from './timers.ts'

/** A flow, and what its app does for it. */
export type Flow<State extends Status, Event extends Named, Command extends Named> = Abilities<Command, Event> & {
  readonly begin: () => Step<State, Command>
  readonly transition: (state: State, event: Event) => Step<State, Command>
  /** Where and under which key the state is saved for a reload, and what of it. */
  readonly persist: {
    readonly storage: SafeStorage
    readonly storageKey: string
    readonly saved: Saved<State>
    /** Receives each saved state before its commands are carried out, and whether a reload will find it. */
    readonly onSave?: (state: State, isSaved: boolean) => void
  }
  readonly reloaded: Event
}

export type FlowRunner<State, Event> = {
  readonly state: () => State
  readonly send: (event: Event) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Starts or resumes the flow; returns the way to stop it. */
  readonly start: () => () => void
}

type Snapshot<State, Event> = { readonly state: State; readonly timers: Timers<Event> }

/** Runs a flow outside React: holds its state, carries out its commands, keeps it through a reload. */
export function flowRunner<State extends Status, Event extends Named, Command extends Named>({
  begin,
  transition,
  persist,
  reloaded,
  ...abilities
}: Flow<State, Event, Command>): FlowRunner<State, Event> {
  const listeners = new Set<() => void>()
  const timers = createTimers<Event>((event) => send(event))
  const saved = snapshot()
  const [first, ...firstCommands] = saved ? ([saved.state] as const) : begin()
  let state: State = first
  let stay = new AbortController()

  /** What was kept; null for what another build has, or what is no state: that is thrown away. */
  function snapshot(): Snapshot<State, Event> | null {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `save` below wrote it; another version is not read, and the state is checked
      const stored = JSON.parse(persist.storage.read(persist.storageKey) ?? '{}') as {
        version?: number
        state?: unknown
        timers: Timers<Event>
      }
      const read = stored.version === persist.saved.version ? persist.saved.read(stored.state) : null
      return read && { state: read, timers: stored.timers }
    } catch {
      return null
    }
  }

  let lastSaved: string | null = null

  function save(): void {
    const { version, toSave } = persist.saved
    lastSaved = JSON.stringify({ version, state: toSave(state), timers: timers.list() })
    const isSaved = persist.storage.write(persist.storageKey, lastSaved)
    persist.onSave?.(state, isSaved)
  }

  /** The browser may bring a page back as it was left. Where another page of the tab has gone on meanwhile, its step is over (NET-08). */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted && persist.storage.read(persist.storageKey) !== lastSaved) location.reload()
  }

  function enter(next: State): void {
    if (next.status !== state.status) {
      stay.abort()
      stay = new AbortController()
      timers.clear()
    }
    const changed = next !== state
    state = next
    if (changed) for (const listener of listeners) listener()
  }

  async function run(command: Command): Promise<void> {
    const { signal } = stay
    const event = await carryOut(abilities, command, { signal })
    // An answer to a status that was left means nothing any more.
    if (event && !signal.aborted) send(event)
  }

  function follow(commands: readonly Command[]): void {
    for (const command of commands) if (isWait<Event>(command)) timers.add(command)
    // First of all: what a command sends must not be unheard of, should the page go away (NET-08).
    save()
    for (const command of commands) if (!isWait<Event>(command)) void run(command)
  }

  function send(event: Event): void {
    const [next, ...commands] = transition(state, event)
    enter(next)
    follow(commands)
  }

  return {
    state: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      stay = new AbortController()
      const stop = timers.start(saved?.timers ?? {})
      window.addEventListener('pageshow', onPageShow)
      if (saved) send(reloaded)
      else follow(firstCommands)
      return () => {
        stay.abort()
        stop()
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

const isWait = <Event>(command: Named): command is Wait<Event> => command.type === 'wait'
