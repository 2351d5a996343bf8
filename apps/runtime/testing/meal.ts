import * as z from 'zod/mini'
import { type Step, savedBy } from '../../../features/shared/flow/flow.ts'
import type { Flow } from '../flow/flowRunner.ts'
import { safeStorage } from '../storage/storage.ts'

export type State = { readonly status: 'hungry'; readonly asked: number } | { readonly status: 'eating'; readonly secret: string }
export type Event = { readonly type: 'order' | 'served' | 'leave' | 'reloaded' | 'tick' }
export type Command = { readonly type: 'cook' } | { readonly type: 'wait'; readonly ms: number; readonly then: Event }

function transition(state: State, event: Event): Step<State, Command> {
  switch (event.type) {
    case 'order':
    case 'reloaded':
      return state.status === 'hungry' ? [{ ...state, asked: state.asked + 1 }, { type: 'cook' }] : [state]
    case 'served':
      return [{ status: 'eating', secret: 'recipe' }]
    case 'leave':
      return [{ status: 'hungry', asked: 0 }]
    case 'tick':
      return state.status === 'hungry' ? [{ ...state, asked: state.asked + 100 }] : [state]
  }
}

export const hungry: State = { status: 'hungry', asked: 0 }
const fields = savedBy<State>(
  1,
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('hungry'), asked: z.number() }),
    z.object({ status: z.literal('eating'), secret: z.string() }),
  ]),
)

export const storageName = 'platewell.testenterprise.flow.meal'

export const wait = (ms: number): Command => ({ type: 'wait', ms, then: { type: 'tick' } })

export const mealFlow = (
  storage: Storage,
  cook: (asked: object, options: { readonly signal: AbortSignal }) => Promise<Event>,
  onSave?: (state: State, isSaved: boolean) => void,
  begin: Step<State, Command> = [hungry],
): Flow<State, Event, Command> => ({
  begin: () => begin,
  transition,
  calls: {},
  handlers: { cook },
  persist: {
    storage: safeStorage(() => storage),
    storageKey: 'flow.meal',
    saved: { ...fields, toSave: (state) => fields.toSave(state.status === 'eating' ? { ...state, secret: '' } : state) },
    ...(onSave && { onSave }),
  },
  reloaded: { type: 'reloaded' },
})
