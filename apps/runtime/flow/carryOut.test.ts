import { expect, it, vi } from 'vitest'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { carryOut } from './carryOut.ts'

type Command = { readonly type: 'cook'; readonly dish: string } | { readonly type: 'clear'; readonly table: number }
type Event = { readonly type: 'cookAnswered'; readonly answer: Answer<string> } | { readonly type: 'cleared' }

const options = { signal: new AbortController().signal }
const cook = vi.fn(() => Promise.resolve(answered('soup')))
const clear = vi.fn((): Event => ({ type: 'cleared' }))
const abilities = { calls: { cook }, handlers: { clear } }

it('gives the answer of a call as the event of its name', async () => {
  const event = await carryOut<Command, Event>(abilities, { type: 'cook', dish: 'soup' }, options)
  expect(event).toEqual({ type: 'cookAnswered', answer: answered('soup') })
  expect(cook).toHaveBeenCalledExactlyOnceWith({ dish: 'soup' }, options)
})

it('gives the event of the handler of any other command', async () => {
  const event = await carryOut<Command, Event>(abilities, { type: 'clear', table: 4 }, options)
  expect(event).toEqual({ type: 'cleared' })
  expect(clear).toHaveBeenCalledExactlyOnceWith({ table: 4 }, options)
})
