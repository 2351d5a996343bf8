import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandAccess, givenBy, integrationAccess, locationAccess, maySubmit, sectionAccess } from './access.ts'
import { canSubmit } from './dashboard/nextStep.ts'
import { type Project, sectionNames } from './project.ts'
import { admin, createProject } from './examples/createProject.ts'

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
const by = (fields: object) => createProject({ current_user: { ...user, ...fields } })

const ofBrands = ['brand 101', 'location of 101', 'integration of 101']
const team = ['give editor', 'give viewer']
const all = [...sectionNames, ...ofBrands, 'submit', ...team]
const without = (...names: readonly string[]) => all.filter((name) => !names.includes(name))

/** The values that a server may send by mistake, or in an unknown version. */
const mistakes = [
  undefined,
  null,
  '',
  ' ',
  'owner',
  '__proto__',
  'yes',
  'TRUE',
  'admin, editor',
  3,
  -1,
  2,
  NaN,
  [],
  ['admin'],
  [true],
  {},
  { admin: true },
]
const anything = fc.oneof(fc.constantFrom<unknown>(...mistakes), fc.anything())

/** Whatever is sent except what `isRead` accepts. */
const unreadable = (isRead: (value: unknown) => boolean, prove: (value: unknown) => void) => {
  fc.assert(fc.property(anything, (value) => void (isRead(value) || prove(value))))
}

const isPermission = (value: unknown) => typeof value === 'string' && ['admin', 'editor', 'viewer'].includes(value.trim().toLowerCase())
const flagsToTrue = [true, 'true', 1, '1'] as const
const isTrue = (value: unknown) => flagsToTrue.some((flag) => flag === value)

describe('PRT-11 what cannot be read gives no right', () => {
  it('somebody with every right may do everything', () => {
    expect(mayDo(by({}))).toEqual(all)
  })

  it('permission', () => {
    unreadable(isPermission, (permission) => {
      expect(mayDo(by({ permission }))).toEqual([])
      expect(canSubmit(by({ permission }))).toBe(false)
    })
  })

  it.each(sectionNames)('the flag of %s', (section) => {
    const ofSection = { brands: ['brand 101'], locations: ['location of 101'], integrations: ['integration of 101'], finances: [] }
    const flagged = (value: unknown) => mayDo(createProject({ current_user: user, [`${section}_editable`]: value }))
    unreadable(isTrue, (value) => expect(flagged(value)).toEqual(without(section, ...ofSection[section])))
    for (const value of flagsToTrue) expect(flagged(value)).toEqual(all)
  })

  it('editable_brand_ids: only those that can be read, as numbers or texts, and only of a list', () => {
    unreadable(Array.isArray, (editable_brand_ids) => expect(mayDo(by({ editable_brand_ids }))).toEqual(without(...ofBrands)))
    for (const value of ['101', 101, [], [[101]], [{}, null], [{}, 102, null]])
      expect(mayDo(by({ editable_brand_ids: value }))).toEqual(without(...ofBrands))
    expect(mayDo(by({ editable_brand_ids: [{}, '101', null] }))).toEqual(all)
  })

  it('editable_permissions: only those that can be read, however they are spelled, and only of a list', () => {
    unreadable(Array.isArray, (editable_permissions) => expect(mayDo(by({ editable_permissions }))).toEqual(without(...team)))
    for (const value of ['viewer', [], [['viewer']]]) expect(mayDo(by({ editable_permissions: value }))).toEqual(without(...team))
    expect(mayDo(by({ editable_permissions: [3, 'viewer', null, {}, ''] }))).toEqual(without('give editor'))
    expect(mayDo(by({ editable_permissions: [' Editor', 'VIEWER'] }))).toEqual(all)
  })

  it('is_platewell_admin', () => {
    unreadable(isTrue, (is_platewell_admin) => {
      for (const permission of ['viewer', undefined]) expect(mayDo(by({ permission, is_platewell_admin }))).toEqual([])
    })
    for (const is_platewell_admin of flagsToTrue)
      expect(mayDo(by({ permission: undefined, editable_brand_ids: null, is_platewell_admin }))).toEqual(all)
  })

  it('partner_brand_id of a location: only one without a brand is everybody’s', () => {
    const ofBrand = (partner_brand_id: unknown) => {
      const [location] = createProject({ project_locations: [{ id: 301, name: 'Dock Street', partner_brand_id }] }).locations
      return locationAccess(by({}), location?.brandId ?? null).canEdit
    }
    const isId = (value: unknown) => ['string', 'number'].includes(typeof value) || value === undefined || value === null
    unreadable(isId, (value) => expect(ofBrand(value)).toBe(false))
    expect([ofBrand(null), ofBrand(undefined)]).toEqual([true, true])
  })
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
