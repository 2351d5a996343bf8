import { expect, it } from 'vitest'
import { admin, createProject } from '../examples/createProject.ts'
import { canSubmit, nextStep } from './nextStep.ts'
import { getReadiness } from './readiness.ts'
import { statusText } from './DashboardScreen.tsx'

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
  expect(nextStep(createProject({ ...ready, project_locations: incomplete }))).toEqual({
    kind: 'complete',
    section: 'locations',
    item: { id: '302', name: 'Mill Street', missing: ['Add a link to the menu'], page: null, field: null },
    what: 'Add a link to the menu',
  })
  expect(nextStep(createProject({ ...ready, brands: [{ id: 102, brand_name: 'Lark', steps_data: missing }] }))).toMatchObject({
    section: 'brands',
    item: { id: '102' },
  })
  const finance = { complete: false, incomplete_reason: 'Two locations have no account.' }
  expect(nextStep(createProject({ ...ready, finance }))).toEqual({
    kind: 'complete',
    section: 'finances',
    item: null,
    what: 'Two locations have no account.',
  })
  expect(nextStep(createProject(ready))).toEqual({ kind: 'submit' })
})

it('PRT-02 the item that the server prefers comes first', () => {
  const sections_metadata = { locations: { preferred_navigation_id: 303 } }
  expect(nextStep(createProject({ ...ready, project_locations: incomplete, sections_metadata }))).toMatchObject({
    item: { id: '303' },
    what: 'Address',
  })
})

it('PRT-02 the next step is one that this person may do, also where another is missing first', () => {
  const limited = {
    ...ready,
    current_user: { ...admin, editable_brand_ids: [102] },
    sections_metadata: { locations: { preferred_navigation_id: 302 } },
  }
  const [mill, congress] = incomplete
  const locations = [
    { ...mill, partner_brand_id: 101 },
    { ...congress, partner_brand_id: 102 },
  ]
  expect(nextStep(createProject({ ...limited, project_locations: locations }))).toMatchObject({ section: 'locations', item: { id: '303' } })
  const brands = [{ id: 102, brand_name: 'Lark', steps_data: missing }]
  expect(nextStep(createProject({ ...limited, project_locations: locations.slice(0, 1), brands }))).toMatchObject({
    section: 'brands',
    item: { id: '102' },
  })
  expect(nextStep(createProject({ ...ready, project_locations: incomplete, locations_editable: false, finance: null }))).toMatchObject({
    section: 'finances',
  })
})

it('PRT-02 a step of a brand says on which page it is done', () => {
  const steps_data = [
    { title: 'Images', complete: false, message: 'Choose a hero image', page: 'images' },
    { title: 'Logos', complete: false, page: 'logos' },
  ]
  expect(nextStep(createProject({ ...ready, brands: [{ id: 102, brand_name: 'Lark', steps_data }] }))).toMatchObject({
    what: 'Choose a hero image',
    item: { id: '102', page: 'images' },
  })
})

it('PRT-02 the first brand and the first account are asked for, not the reason of another section', () => {
  const finance = { complete: false, incomplete_reason: 'Two locations have no account.' }
  expect(nextStep(createProject({ ...ready, brands: [], finance }))).toMatchObject({ section: 'brands', what: 'Add your first brand' })
  expect(nextStep(createProject({ ...ready, finance: null }))).toMatchObject({ what: 'Connect an account for your payments' })
})

it.each([
  ['it is approved', { status: 'approved' }, 'Nothing is left to do: your restaurants are approved.'],
  ['it is reviewed', { status: 'in_review' }, 'We are reviewing your project, and write to ines@harborrye.example when we are done.'],
  [
    'it is reviewed for somebody without an address',
    { status: 'in_review', current_user: { permission: 'admin' } },
    'We are reviewing your project, and write to you when we are done.',
  ],
  ['the person may view only', { current_user: { permission: 'viewer' } }, 'An admin of the team submits it.'],
  ['the person is an editor', { current_user: { ...admin, permission: 'editor' } }, 'An admin of the team submits it.'],
  [
    'only the finances are missing, for an editor',
    { current_user: { ...admin, permission: 'editor' }, finance: { complete: false } },
    'Only an admin of the team can change finances.',
  ],
  [
    'what is missing belongs to other brands',
    { current_user: { ...admin, editable_brand_ids: [103] }, brands: [{ id: 102, brand_name: 'Lark', steps_data: missing }] },
    'What is missing belongs to brands that you do not edit. A team member who does can complete it.',
  ],
  [
    'a section is closed',
    { project_locations: incomplete, locations_editable: false },
    'Changes to locations are closed. To change something, write to your onboarding specialist, mara@onboarding.example.',
  ],
])('PRT-02 where %s there is nothing to do but wait', (_, fields, what) => {
  expect(nextStep(createProject({ ...ready, ...fields }))).toEqual({ kind: 'wait', what })
})

it('PRT-09 the integrations say which POS is not connected, and which popup is not verified', () => {
  const [location] = ready.project_locations
  const [brand] = ready.brands
  const readiness = getReadiness(
    createProject({
      project_locations: [
        location,
        { ...location, id: 302, pos_complete: false },
        { ...location, id: 303, pos_complete: false, pos_incomplete_reason: 'Not approved' },
      ],
      brands: [
        brand,
        { ...brand, id: 102, popup_complete: false },
        { ...brand, id: 103, popup_complete: false, popup_incomplete_reason: 'Not found' },
      ],
    }),
  )
  expect(readiness.integrations).toEqual({
    isReady: false,
    incomplete: [
      { id: 'location-302', name: 'Dock Street', missing: ['The POS is not connected'], page: null, field: null },
      { id: 'location-303', name: 'Dock Street', missing: ['Not approved'], page: null, field: null },
      { id: 'brand-102', name: 'Harbor & Rye', missing: ['The popup is not verified'], page: null, field: null },
      { id: 'brand-103', name: 'Harbor & Rye', missing: ['Not found'], page: null, field: null },
    ],
  })
  expect(getReadiness(createProject(ready)).integrations).toEqual({ isReady: true, incomplete: [] })
})

it.each([
  ['in_progress', 'In progress'],
  ['in_review', 'In review'],
  ['changes_were_requested', 'Changes were requested'],
])('PRT-03 the status %s is shown as %s', (status, text) => {
  expect(statusText(status)).toBe(text)
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
  ['the person is an editor', { current_user: { ...admin, permission: 'editor' } }, false],
  ['the person is of Platewell', { current_user: { is_platewell_admin: true } }, true],
])('PRT-03 whether the project can be submitted where %s', (_, fields, expected) => {
  expect(canSubmit(createProject({ ...ready, ...fields }))).toBe(expected)
})
