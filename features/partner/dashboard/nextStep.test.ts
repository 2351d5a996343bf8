import { expect, it } from 'vitest'
import { projectOf } from '../testing/projectOf.ts'
import { canSubmit, nextStep } from './nextStep.ts'
import { readinessOf } from './readiness.ts'

const done = [{ title: 'Phone', complete: true }]
const missing = [...done, { title: 'Menu', complete: false, message: 'Add a link to the menu' }]
const ready = {
  project_locations: [{ id: 301, name: 'Dock Street', steps_data: done, pos_complete: true }],
  brands: [{ id: 101, brand_name: 'Harbor & Rye', steps_data: done, popup_complete: true }],
  finance: { complete: true },
}
const incomplete = [
  { id: 302, name: 'Mill Street', steps_data: missing },
  { id: 303, name: 'Congress Street', steps_data: [{ title: 'Address', complete: false }] },
]

it('PRT-02 what is missing first is the next step, in the order of the sections', () => {
  expect(nextStep(projectOf({ ...ready, project_locations: incomplete }))).toEqual({
    kind: 'complete',
    section: 'locations',
    item: { id: '302', name: 'Mill Street', missing: ['Add a link to the menu'] },
    what: 'Add a link to the menu',
  })
  expect(nextStep(projectOf({ ...ready, brands: [{ id: 102, brand_name: 'Lark', steps_data: missing }] }))).toMatchObject({
    section: 'brands',
    item: { id: '102' },
  })
  const finance = { complete: false, incomplete_reason: 'Two locations have no account.' }
  expect(nextStep(projectOf({ ...ready, finance }))).toEqual({
    kind: 'complete',
    section: 'finances',
    item: null,
    what: 'Two locations have no account.',
  })
  expect(nextStep(projectOf(ready))).toEqual({ kind: 'submit' })
})

it('PRT-02 the item that the server prefers comes first', () => {
  const sections_metadata = { locations: { preferred_navigation_id: 303 } }
  expect(nextStep(projectOf({ ...ready, project_locations: incomplete, sections_metadata }))).toMatchObject({
    item: { id: '303' },
    what: 'Address',
  })
})

it('PRT-02 a section without items is not ready', () => {
  expect(readinessOf(projectOf()).locations).toEqual({ isReady: false, incomplete: [] })
  expect(nextStep(projectOf())).toMatchObject({ section: 'locations', item: null, what: 'Add your first location' })
})

it.each([
  ['everything is ready', {}, true],
  ['a location is incomplete', { project_locations: incomplete }, false],
  ['there is no brand', { brands: [] }, false],
  ['the finances are incomplete', { finance: { complete: false } }, false],
  ['only the POS is not connected', { project_locations: [{ id: 301, name: 'Dock Street', steps_data: done }] }, true],
  ['it was submitted', { status: 'in_review' }, false],
  ['it is approved', { status: 'approved' }, false],
  ['changes are requested', { status: 'changes_requested' }, true],
  ['the person may view only', { current_user: { permission: 'viewer' } }, false],
])('PRT-03 whether the project can be submitted where %s', (_, fields, expected) => {
  expect(canSubmit(projectOf({ ...ready, ...fields }))).toBe(expected)
})
