import { beforeEach, expect, it } from 'vitest'
import { location } from '../../features/managers/checkout/examples/examples.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { chosenLocations, rememberLocation } from './chosenLocations.ts'

beforeEach(() => void stubBrowser())

const remember = (...ids: readonly string[]) => ids.forEach((id) => rememberLocation({ ...location, id }))
const ids = () => chosenLocations().map(({ id }) => id)

it('MGR-03 the five locations that were chosen last, each once, the latest first', () => {
  expect(ids()).toEqual([])
  remember('1', '2', '1')
  expect(ids()).toEqual(['1', '2'])
  remember('3', '4', '5', '6')
  expect(ids()).toEqual(['6', '5', '4', '3', '1'])
})

it('MGR-03 are saved with what tells them apart, and nothing of their rules', () => {
  const { id, name, address, timeZone } = location
  rememberLocation(location)
  expect(chosenLocations()).toEqual([{ id, name, address, timeZone }])
  window.localStorage.setItem('platewell.testenterprise.manager.locations', '[{"id":7}]')
  expect(chosenLocations()).toEqual([])
})
