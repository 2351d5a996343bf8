import { expect, it } from 'vitest'
import { createProject } from '../examples/createProject.ts'
import { editableCount } from './SectionRow.tsx'

const closed = { canEdit: false, why: 'Closed.' } as const
const getCount = (wire: object, access: Parameters<typeof editableCount>[2] = { canEdit: true }) =>
  editableCount(createProject({ sections_metadata: { locations: { total_count: 3, ...wire } } }).sections.locations, 'location', access)

it.each([
  ['no item', { total_count: 0, all_editable: true }, 'No location yet'],
  ['all by their number', { editable_count: 3 }, null],
  ['all by the flag', { all_editable: true }, null],
  ['some', { editable_count: 2 }, 'You can edit 2 of 3'],
  ['none by their number', { editable_count: 0 }, 'You can view 3'],
  ['none by the flag', { editable_count: 3, all_editable: true, none_editable: true }, 'You can view 3'],
  ['a flag of none that cannot be read', { editable_count: 3, none_editable: 'some' }, 'You can view 3'],
  ['a flag of all that cannot be read', { all_editable: 'yes' }, 'You can view 3'],
  ['a number that cannot be read', { editable_count: {} }, 'You can view 3'],
  ['no number of all that can be read', { total_count: 'many', editable_count: 0 }, null],
  ['fewer than none', { editable_count: -1 }, 'You can view 3'],
])('PRT-02 PRT-11 with %s the dashboard says %j', (_, wire, text) => {
  expect(getCount(wire)).toBe(text)
})

it('PRT-11 the counts promise nothing that the section does not give', () => {
  expect(getCount({ editable_count: 3, all_editable: true }, closed)).toBe('You can view 3')
})
