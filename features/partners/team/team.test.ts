import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Member, Permission } from './api.ts'
import { addressesIn, getLeast, newsOfInvitations, reasonToStay, inviteResult, withoutMembers } from './team.ts'

const person = (id: string, permission: string, isPending = false): Member => ({
  id,
  name: null,
  email: `${id}@x.example`,
  permission,
  isPending,
})

describe('PRT-16 the addresses to invite', () => {
  it('are read without the marks around them, and without empty ones', () => {
    expect(addressesIn(`, "<ada@x.example>". ,, 'o"neill@x.example'`)).toEqual({ valid: ['ada@x.example'], invalid: ['o"neill@x.example'] })
    expect(addressesIn(' ')).toEqual({ valid: [], invalid: [] })
  })
  it('are read with the names before them, and none is lost', () => {
    expect(addressesIn('Ada Moreau <ada@x.example>, bo@x.example Cy Young <cy@x.example>')).toEqual({
      valid: ['ada@x.example', 'bo@x.example', 'cy@x.example'],
      invalid: [],
    })
  })
  it.each(['"Moreau, Ada" <ada@x.example> bo@x.example'])('are two in %j', (text) => {
    expect(addressesIn(text)).toEqual({ valid: ['ada@x.example', 'bo@x.example'], invalid: [] })
  })
  it('are none twice, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { valid, invalid } = addressesIn(text)
        expect(new Set([...valid, ...invalid]).size).toBe(valid.length + invalid.length)
      }),
    )
  })
  it('that were skipped are named', () => {
    expect(
      newsOfInvitations({ invited: ['ada@x.example'], skipped: [{ email: 'bo@x.example', reason: 'already a member' }], unreported: [] }),
    ).toBe('Invited: ada@x.example. Skipped: bo@x.example (already a member).')
    expect(newsOfInvitations({ invited: [], skipped: [{ email: 'bo@x.example', reason: null }], unreported: [] })).toBe(
      'No one was invited. Skipped: bo@x.example.',
    )
    expect(newsOfInvitations({ invited: ['ada@x.example', 'bo@x.example'], skipped: [], unreported: [] })).toBe(
      'Invited: ada@x.example and bo@x.example.',
    )
    const said = inviteResult(['ada@x.example', 'bo@x.example'], { invited: ['Ada@x.example'], skipped: [] })
    expect(newsOfInvitations(said)).toBe(
      'Invited: Ada@x.example. We do not know whether these were invited: bo@x.example. The list above shows who is.',
    )
    expect(newsOfInvitations(inviteResult(['bo@x.example'], { invited: [], skipped: [] }))).toBe(
      'We do not know whether these were invited: bo@x.example. The list above shows who is.',
    )
  })
})

it('PRT-16 people of the team are left out of an invitation, whatever the case of their address', () => {
  const team = [{ ...person('ada', 'admin'), email: 'Ada@x.example' }, person('bo', 'viewer', true)]
  expect(withoutMembers(['ada@x.example', 'bo@x.example', 'cy@x.example'], team)).toEqual({
    others: ['cy@x.example'],
    skipped: [
      { email: 'ada@x.example', reason: 'already a member' },
      { email: 'bo@x.example', reason: 'already invited' },
    ],
  })
})

describe('PRT-10 the permission that allows least', () => {
  const viewer: Permission = { value: 'viewer', label: 'Viewer', abilities: ['View'] }
  const editor: Permission = { value: 'editor', label: 'Editor', abilities: ['View', 'Edit'] }
  const admin: Permission = { value: 'admin', label: 'Admin', abilities: ['View', 'Edit', 'Manage'] }
  it('is the same in each order of the list', () => {
    for (const list of [
      [admin, editor, viewer],
      [viewer, editor, admin],
      [editor, viewer, admin],
    ])
      expect(getLeast(list, ['admin', 'editor', 'viewer'])).toBe(viewer)
    expect(getLeast([editor, admin], ['editor', 'admin'])).toBe(editor)
    expect(getLeast([viewer], ['viewer'])).toBe(viewer)
  })
  it.each([
    ['what one allows could not be read', [viewer, { ...admin, abilities: null }]],
    ['two allow the same', [viewer, { ...viewer, value: 'guest' }]],
  ])('is not known where %s', (_, list) => {
    expect(
      getLeast(
        list,
        list.map(({ value }) => value),
      ),
    ).toBeNull()
  })
  it('is not known where a permission that may be given was not read: it may be the least', () => {
    expect(getLeast([editor, admin], ['admin', 'editor', 'viewer'])).toBeNull()
    expect(getLeast([editor], ['editor', 'viewer'])).toBeNull()
  })
  it('is never an admin’s: somebody has to choose that', () => {
    expect(getLeast([admin], ['admin'])).toBeNull()
    expect(getLeast([{ ...admin, abilities: [] }, viewer], ['admin', 'viewer'])).toBeNull()
  })
})

describe('PRT-10 a person of the team', () => {
  const by = (email: string | null, ...given: readonly string[]) => ({ email, given: given.length > 0 ? given : ['admin', 'editor'] })
  const [ada, bo, cy] = [person('ada', 'admin'), person('bo', 'admin', true), person('cy', 'editor')]
  it('cannot remove themselves', () => {
    expect(reasonToStay(cy, [ada, bo, cy], by('CY@x.example'))).toContain('This is you')
  })
  it('with every right stays if they are the last; an invited admin does not count', () => {
    expect(reasonToStay(ada, [ada, bo, cy], by('cy@x.example'))).toContain('at least one admin')
    expect(reasonToStay(ada, [ada, person('di', 'admin')], by(null))).toBeNull()
    expect(reasonToStay(cy, [ada, cy], by('ada@x.example'))).toBeNull()
  })
  it('PRT-11 is changed only by somebody who may give the permission that they hold', () => {
    const reason = 'Only someone who can grant this permission can change it.'
    const di = person('di', 'admin')
    expect(reasonToStay(ada, [ada, di], by('ed@x.example', 'viewer'))).toBe(reason)
    expect(reasonToStay(cy, [ada, cy], by('ed@x.example', 'viewer'))).toBe(reason)
    expect(reasonToStay(person('vi', 'viewer'), [ada], by('ed@x.example', 'viewer'))).toBeNull()
    expect(reasonToStay(person('no', ''), [ada], by('ed@x.example', 'admin', 'editor', 'viewer'))).toBe(reason)
  })
})
