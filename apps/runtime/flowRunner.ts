import type { Step, Wait } from '../../features/shared/flow.ts'
import type { Saved } from '../../features/shared/saved.ts'
import type { SafeStorage } from './storage.ts'
import { type Timers, createTimers } from './timers.ts'

type Status = { readonly status: string }
type Named = { readonly type: string }

/** A flow, and how its commands are carried out. */
export type Flow<State extends Status, Event extends Named, Command extends Named> = {
  readonly begin: () => Step<State, Command | Wait<Event>>
  readonly transition: (state: State, event: Event) => Step<State, Command | Wait<Event>>
  /** Carries a command out. Its event is dropped when the flow has left the status that gave the command. */
  readonly run: (command: Command, signal: AbortSignal) => Promise<Event | null>
  /** Where the state is kept for a reload, under which name, and what of it. */
  readonly persist: {
    readonly storage: SafeStorage
    readonly storageKey: string
    readonly saved: Saved<State>
    /** Hears of every state before its commands are carried out, and whether the browser has it for a reload. */
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
  run,
  persist,
  reloaded,
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

  async function carryOut(command: Command): Promise<void> {
    const { signal } = stay
    const event = await run(command, signal)
    if (event && !signal.aborted) send(event)
  }

  function follow(commands: readonly (Command | Wait<Event>)[]): void {
    for (const command of commands) if (isWait(command)) timers.add(command)
    // First of all: what a command sends must not be unheard of, should the page go away (NET-08).
    save()
    for (const command of commands) if (!isWait(command)) void carryOut(command)
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

const isWait = <Event>(command: Named | Wait<Event>): command is Wait<Event> => command.type === 'wait'
