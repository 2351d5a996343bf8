import type { Drafts } from '../../../features/shared/forms/drafts.ts'
import type { Named, Status, Step, Wait, Saved } from '../../../features/shared/flow/flow.ts'
import { type Abilities, carryOut, type Timers, createTimers } from './carryOut.ts'
import { useBusyPage } from '../page/useBusyPage.ts'
import { busy } from '../page/warnBeforeLeaving.ts'
import { sessionEnds } from '../session/useSessionEnd.ts'
import type { SafeStorage } from '../storage/storage.ts'
import type { StoredKey } from '../storage/storedKeys.ts'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'

export type Flow<State extends Status, Event extends Named, Command extends Named> = Abilities<Command, Event> & {
  readonly begin: () => Step<State, Command>
  readonly transition: (state: State, event: Event) => Step<State, Command>
  /** The status that a command belongs to: left, it is dropped and its wait ends. @default the state's own */
  readonly statusOf?: (state: State, command: Named) => string
  /** The storage and the key of the saved state, and the part to save. */
  readonly persist: {
    readonly storage: SafeStorage
    readonly storageKey: StoredKey
    readonly saved: Saved<State>
    /** Receives each saved state before its commands are carried out, and whether a reload will find it. */
    readonly onSave?: (state: State, isSaved: boolean) => void
  }
  readonly reloaded: Event
}

type FlowRunner<State, Event> = {
  readonly state: () => State
  readonly send: (event: Event) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The text in the flow's forms, saved with its state. */
  readonly drafts: Drafts
  /** Starts or resumes the flow; returns how to stop it. */
  readonly start: () => () => void
}

type Snapshot<State, Event> = { readonly state: State; readonly timers: Timers<Event>; readonly drafts: Readonly<Record<string, unknown>> }

/** Runs a flow outside React: holds its state, carries out its commands, saves it for a reload. */
export function flowRunner<State extends Status, Event extends Named, Command extends Named>({
  begin,
  transition,
  statusOf = ({ status }) => status,
  persist: { storage, storageKey, saved, onSave },
  reloaded,
  ...abilities
}: Flow<State, Event, Command>): FlowRunner<State, Event> {
  const listeners = new Set<() => void>()
  const followEnds = sessionEnds()
  const timers = createTimers<Event>((event) => send(event))
  const found = readSnapshot()
  const [first, ...firstCommands] = found ? ([found.state] as const) : begin()
  let state: State = first
  let typed = found?.drafts
  const running = new Map<AbortController, Command>()
  let lastSaved: string | null = null
  let lastSavedStatus: string | null = null
  let isUnsaved = false
  /** Sent before the start: by a part of the page that starts earlier. Null once the flow has started. */
  let held: Event[] | null = []

  /** Null where nothing was saved, or by another version, or no state of this build. */
  function readSnapshot(): Snapshot<State, Event> | null {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `save` below wrote it; another version is not read, and the state is checked
      const stored = JSON.parse(storage.read(storageKey) ?? '{}') as Snapshot<unknown, Event> & { readonly version?: number }
      const read = stored.version === saved.version ? saved.read(stored.state) : null
      return read && { ...stored, state: read }
    } catch {
      return null
    }
  }

  function save(): void {
    isUnsaved = false
    lastSavedStatus = state.status
    lastSaved = JSON.stringify({ version: saved.version, state: saved.toSave(state), timers: timers.list(), drafts: typed })
    const isSaved = storage.write(storageKey, lastSaved)
    onSave?.(state, isSaved)
  }

  const saveChanges = () => {
    if (isUnsaved) save()
  }
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') saveChanges()
  }

  /** A restored flow may be anywhere. */
  const markBusy = () => busy[!found && state.status === first.status ? 'delete' : 'add'](timers)

  function enter(next: State): void {
    if (next === state) return
    const isLeft = (command: Named) => statusOf(next, command) !== statusOf(state, command)
    for (const [controller, command] of running) if (isLeft(command)) controller.abort()
    if (isLeft({ type: 'wait' })) timers.clear()
    state = next
    markBusy()
    isUnsaved = true
    for (const listener of listeners) listener()
  }

  async function run(command: Command): Promise<void> {
    const controller = new AbortController()
    running.set(controller, command)
    // Not the controller itself: calls spread their options, and its signal is none of its own properties.
    const event = await carryOut(abilities, command, { signal: controller.signal })
    running.delete(controller)
    // The flow may have left the status that gave the command.
    if (event && !controller.signal.aborted) send(event)
  }

  function follow(commands: readonly Command[]): void {
    const waits = commands.filter((command) => isWait<Event>(command))
    const others = commands.filter((command) => !isWait<Event>(command))
    for (const wait of waits) timers.add(wait)
    isUnsaved ||= waits.length > 0
    // Saved before the commands run: after a reload the flow must have everything that was sent. Typing alone is saved when the page hides.
    if (others.length > 0 || state.status !== lastSavedStatus) save()
    for (const command of others) void run(command)
  }

  function send(event: Event): void {
    if (held) return void held.push(event)
    const [next, ...commands] = transition(state, event)
    enter(next)
    follow(commands)
  }

  function start(): () => void {
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('pagehide', saveChanges)
    document.addEventListener('visibilitychange', saveWhenHidden)
    // The text may belong to the person who signs out.
    const unsubscribe = followEnds(() => {
      isUnsaved = false
      typed = {}
    })
    const stopTimers = timers.start(found?.timers ?? {})
    markBusy()
    const before = held ?? []
    held = null
    if (!found) follow(firstCommands)
    for (const event of before) send(event)
    if (found) send(reloaded)

    function stop(): void {
      saveChanges()
      for (const controller of running.keys()) controller.abort()
      stopTimers()
      busy.delete(timers)
      unsubscribe()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('pagehide', saveChanges)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }

    /** The browser may restore a page as it was. If another page of the tab has continued the flow, this one starts again from there. */
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted || storage.read(storageKey) === lastSaved) return
      isUnsaved = false
      stop()
      location.reload()
    }
    return stop
  }

  return {
    state: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    drafts: {
      read: (form) => typed?.[form],
      write: (form, draft) => {
        typed = { ...typed, [form]: draft }
        isUnsaved = true
      },
    },
    start,
  }
}

const isWait = <Event>(command: Named): command is Wait<Event> => command.type === 'wait'

/**
 * Runs a flow while the component is mounted. Only the first flow is used. The screen of another status is drawn in slices: until it is
 * there, also its script, `state` is the one that was pressed, and `next` the one to come. Everything else shows at once; `now` reads the
 * state itself.
 */
export function useFlow<State extends Status, Event extends Named, Command extends Named>(flow: Flow<State, Event, Command>) {
  const [runner] = useState(() => flowRunner(flow))
  useEffect(() => runner.start(), [runner])
  const state = useSyncExternalStore(runner.subscribe, runner.state)
  const drawn = useDeferredValue(state)
  useBusyPage(drawn.status !== state.status)
  return { ...runner, now: runner.state, state: drawn.status === state.status ? state : drawn, next: state }
}
