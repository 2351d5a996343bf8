import { expect, it } from 'vitest'
import { emptyProject, project, readyProject, submittedProject, viewedProject } from '../../../mocks/examples/partnerStates.ts'
import { canSubmit, nextStep } from './nextStep.ts'
import { readinessOf } from './readiness.ts'

it('PRT-02 the first thing that is missing is the next step', () => {
  expect(nextStep(project)).toEqual({
    kind: 'complete',
    section: 'locations',
    item: expect.objectContaining({ id: '303' }),
    what: 'Add a phone number',
  })
  expect(nextStep({ ...project, locations: readyProject.locations })).toMatchObject({ section: 'brands', item: { id: '102' } })
  expect(nextStep({ ...readyProject, finance: { isComplete: false, reason: 'Two locations have no account.' } })).toEqual({
    kind: 'complete',
    section: 'finances',
    item: null,
    what: 'Two locations have no account.',
  })
})

it('PRT-02 the item that the server prefers comes first', () => {
  const [location] = project.locations
  if (!location) throw new Error('The example has no location.')
  const missing = { ...location, id: '300', steps: [{ title: 'Menu', isDone: false, missing: null }] }
  const both = { ...project, locations: [missing, ...project.locations] }
  expect(nextStep(both)).toMatchObject({ item: { id: '303' } })
  const sections = { ...project.sections, locations: { ...project.sections.locations, firstId: null } }
  expect(nextStep({ ...both, sections })).toMatchObject({ item: { id: '300' }, what: 'Menu' })
})

it('PRT-02 a section without items is not ready', () => {
  expect(readinessOf(emptyProject).locations).toEqual({ isReady: false, incomplete: [] })
  expect(nextStep(emptyProject)).toMatchObject({ section: 'locations', item: null, what: 'Add your first location' })
})

it.each([
  ['everything is ready', readyProject, true],
  ['a location is incomplete', { ...readyProject, locations: project.locations }, false],
  ['a brand is incomplete', { ...readyProject, brands: project.brands }, false],
  ['the finances are incomplete', { ...readyProject, finance: project.finance, locations: [] }, false],
  [
    'the POS is not connected',
    { ...readyProject, locations: readyProject.locations.map((each) => ({ ...each, isPosComplete: false })) },
    true,
  ],
  ['it was submitted', submittedProject, false],
  ['it is approved', { ...readyProject, status: 'approved' }, false],
  ['the person may view only', { ...readyProject, currentUser: viewedProject.currentUser }, false],
])('PRT-03 whether the project can be submitted where %s', (_, each, expected) => {
  expect(canSubmit(each)).toBe(expected)
})
