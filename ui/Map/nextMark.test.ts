import { expect, it } from 'vitest'
import { nextMark } from './nextMark.ts'

const places = [
  { id: 'harbor', left: 100, top: 100 },
  { id: 'market', left: 160, top: 110 },
  { id: 'hill', left: 130, top: 20 },
  { id: 'station', left: 300, top: 300 },
  { id: 'station kiosk', left: 300, top: 300 },
]

it('an arrow leads to the nearest mark in its direction, and nowhere from the last one', () => {
  expect(nextMark(places, 'harbor', 'ArrowRight')).toBe('market')
  expect(nextMark(places, 'harbor', 'ArrowUp')).toBe('hill')
  expect(nextMark(places, 'market', 'ArrowLeft')).toBe('harbor')
  expect(nextMark(places, 'market', 'ArrowDown')).toBe('station')
  expect(nextMark(places, 'station', 'ArrowRight')).toBe('station kiosk')
  expect(nextMark(places, 'station kiosk', 'ArrowRight')).toBe('station kiosk')
})

it('each mark can be reached from each other', () => {
  for (const from of places) {
    const reached = new Set([from.id])
    for (const id of reached)
      for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) reached.add(nextMark(places, id, arrow))
    expect([...reached].toSorted()).toEqual(places.map(({ id }) => id).toSorted())
  }
})
