import { describe, expect, it } from 'vitest'
import { brandAccess, givenBy, integrationAccess, locationAccess, maySubmit, sectionAccess } from './access.ts'
import { canSubmit } from './dashboard/nextStep.ts'
import { type Project, sectionNames } from './project.ts'
import { admin, projectOf } from './examples/projectOf.ts'

/** Everything that somebody may do, of what there is in these tests. */
function mayDo(project: Project): readonly string[] {
  const may = (name: string, isAllowed: boolean) => (isAllowed ? [name] : [])
  return [
    ...sectionNames.flatMap((section) => may(section, sectionAccess(project, section).canEdit)),
    ...may('brand 101', brandAccess(project, '101').canEdit),
    ...may('location of 101', locationAccess(project, '101').canEdit),
    ...may('integration of 101', integrationAccess(project, '101').canEdit),
    ...may('submit', maySubmit(project)),
    ...givenBy(project).map((permission) => `give ${permission}`),
  ]
}

const user = { ...admin, editable_permissions: ['editor', 'viewer'] }
const by = (fields: object) => projectOf({ current_user: { ...user, ...fields } })

const ofBrands = ['brand 101', 'location of 101', 'integration of 101']
const team = ['give editor', 'give viewer']
const all = [...sectionNames, ...ofBrands, 'submit', ...team]
const without = (...names: readonly string[]) => all.filter((name) => !names.includes(name))

/** What a server may send by mistake, or in a version that we do not know. */
const unreadable: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a blank', ' '],
  ['another word', 'owner'],
  ['a word of JavaScript', '__proto__'],
  ['yes', 'yes'],
  ['a number', 3],
  ['a negative number', -1],
  ['not a number', NaN],
  ['an empty list', []],
  ['a list in a list', [['admin']]],
  ['an empty object', {}],
  ['an object', { admin: true }],
]
const texts: readonly (readonly [string, unknown])[] = [
  ['viewer in another spelling', 'Viewer'],
  ['two permissions', 'admin, editor'],
  ['a list of permissions', ['admin']],
  ['true', true],
  ['the text true', 'true'],
  ['1', 1],
]
const notTrue: readonly (readonly [string, unknown])[] = [
  ['false', false],
  ['the text false', 'false'],
  ['0', 0],
  ['TRUE', 'TRUE'],
  ['2', 2],
  ['a list of true', [true]],
  ['admin', 'admin'],
]
const flagsToTrue: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['the text true', 'true'],
  ['1', 1],
  ['the text 1', '1'],
]

describe('PRT-11 what cannot be read gives no right', () => {
  it('somebody with every right may do everything', () => {
    expect(mayDo(by({}))).toEqual(all)
  })

  it.each([...unreadable, ...texts])('permission: %s', (_, permission) => {
    expect(mayDo(by({ permission }))).toEqual([])
    expect(canSubmit(by({ permission }))).toBe(false)
  })

  it.each(sectionNames.flatMap((section) => [...unreadable, ...notTrue].map(([name, value]) => [section, name, value] as const)))(
    'the flag of %s: %s',
    (section, _, value) => {
      const ofSection = { brands: ['brand 101'], locations: ['location of 101'], integrations: ['integration of 101'], finances: [] }
      expect(mayDo(projectOf({ current_user: user, [`${section}_editable`]: value }))).toEqual(without(section, ...ofSection[section]))
    },
  )

  it.each(sectionNames.flatMap((section) => flagsToTrue.map(([name, value]) => [section, name, value] as const)))(
    'the flag of %s says so: %s',
    (section, _, value) => {
      expect(mayDo(projectOf({ current_user: user, [`${section}_editable`]: value }))).toEqual(all)
    },
  )

  it.each([...unreadable, ...texts, ['the id alone', '101'], ['the number alone', 101], ['ids of nothing', [{}, null, []]]] as const)(
    'editable_brand_ids: %s',
    (_, editable_brand_ids) => {
      expect(mayDo(by({ editable_brand_ids }))).toEqual(without(...ofBrands))
    },
  )

  it('editable_brand_ids: the ids that can be read, as numbers or texts', () => {
    expect(mayDo(by({ editable_brand_ids: [{}, '101', null] }))).toEqual(all)
    expect(mayDo(by({ editable_brand_ids: [{}, 102, null] }))).toEqual(without(...ofBrands))
  })

  it.each([
    ...unreadable.filter(([name]) => name !== 'a list in a list'),
    ['a list in a list', [['viewer']]],
    ['one name', 'viewer'],
  ] as const)('editable_permissions: %s', (_, editable_permissions) => {
    expect(mayDo(by({ editable_permissions }))).toEqual(without(...team))
  })

  it('editable_permissions: those that can be read', () => {
    expect(mayDo(by({ editable_permissions: [3, 'viewer', null, {}, ''] }))).toEqual(without('give editor'))
  })

  it.each([
    ['in another spelling', ['Editor', 'VIEWER']],
    ['with space around them', [' editor', 'Viewer ']],
  ] as const)('editable_permissions: %s', (_, editable_permissions) => {
    expect(mayDo(by({ editable_permissions }))).toEqual(all)
  })

  it.each([...unreadable, ...notTrue])('is_platewell_admin: %s', (_, is_platewell_admin) => {
    expect(mayDo(by({ permission: 'viewer', is_platewell_admin }))).toEqual([])
    expect(mayDo(by({ permission: undefined, is_platewell_admin }))).toEqual([])
  })

  it.each(flagsToTrue)('is_platewell_admin says so: %s', (_, is_platewell_admin) => {
    expect(mayDo(by({ permission: undefined, editable_brand_ids: null, is_platewell_admin }))).toEqual(all)
  })

  it.each([...unreadable, ...texts].filter(([, value]) => typeof value !== 'string' && typeof value !== 'number'))(
    'partner_brand_id of a location: %s',
    (_, partner_brand_id) => {
      const [location] = projectOf({ project_locations: [{ id: 301, name: 'Dock Street', partner_brand_id }] }).locations
      const isNone = partner_brand_id === undefined || partner_brand_id === null
      expect(locationAccess(by({}), location?.brandId ?? null).canEdit).toBe(isNone)
    },
  )
})

describe('PRT-11 each permission', () => {
  it.each([
    ['admin', all],
    [' Admin ', all],
    ['editor', without('finances', 'submit')],
    ['EDITOR', without('finances', 'submit')],
    ['viewer', []],
  ])('%j', (permission, expected) => {
    expect(mayDo(by({ permission }))).toEqual(expected)
  })

  it('PRT-10 a viewer does not edit the team, whatever they may give', () => {
    expect(givenBy(by({ permission: 'viewer', editable_permissions: ['admin', 'viewer'] }))).toEqual([])
  })
})
