import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFieldIds } from './Field.tsx'

it.each([
  [{}, []],
  [{ hint: 'A hint' }, ['hint']],
  [{ error: 'An error' }, ['error']],
  [{ hint: 'A hint', error: 'An error' }, ['error', 'hint']],
])('a control is described by its error and its hint: %j', (messages, described) => {
  const Probe = () => {
    const { ids, control } = useFieldIds(messages)
    const names = Object.entries(ids).flatMap(([name, id]) => (control['aria-describedby']?.split(' ').includes(id) ? [name] : []))
    return names.toSorted().join(' ')
  }
  expect(renderToStaticMarkup(<Probe />)).toBe(described.join(' '))
})
