import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getMembers, getPermissions, inviteMembers } from './api.ts'
import { reasonToStay } from './team.ts'

const membersWith = (...permissions: readonly unknown[]) =>
  z.decode(getMembers.response, {
    team_members: permissions.map((held, index) => ({ member_id: index, email: `${index}@x.example`, permissions: held })),
  })

describe('PRT-10 the answer of the team', () => {
  it('is read with people and invitations', () => {
    const ines = { member_id: 1, name: 'Ines Farrow', email: 'ines@x.example', permissions: 'admin' }
    const invited = { member_id: 2, email: 'jonah@x.example', pending: true }
    expect(z.decode(getMembers.response, { team_members: [ines, invited, { member_id: 3 }] })).toEqual([
      { id: '1', name: 'Ines Farrow', email: 'ines@x.example', permission: 'admin', isPending: false },
      { id: '2', name: null, email: 'jonah@x.example', permission: '', isPending: true },
    ])
  })
  it('is read with the permissions that people can have', () => {
    const admin = { value: 'admin', label: 'Admin', abilities: ['Manage the team'] }
    expect(z.decode(getPermissions.response, { permissions: [admin, { value: 'viewer', label: 'Viewer' }] })).toEqual([
      admin,
      { value: 'viewer', label: 'Viewer', abilities: null },
    ])
  })
  it.each([
    ['admin', 'admin'],
    ['Admin', 'admin'],
    [' ADMIN ', 'admin'],
    ['Floor Manager', 'floor manager'],
    ['', ''],
    [' ', ''],
    [null, ''],
    [undefined, ''],
    [3, ''],
    [['admin'], ''],
    [{}, ''],
  ])('PRT-11 is read with the permission %j, however it is spelled', (held, permission) => {
    expect(membersWith(held)).toMatchObject([{ permission }])
  })
  it.each([['Admin'], [' admin']])('PRT-11 is read with the value %j of a permission', (value) => {
    expect(z.decode(getPermissions.response, { permissions: [{ value, label: 'Admin' }] })).toMatchObject([{ value: 'admin' }])
  })
  it('keeps the last admin, however the permissions are spelled', () => {
    const by = { email: null, given: ['admin', 'editor'] }
    const [ada, bo, ...others] = membersWith('Admin', 'editor')
    const [cy, ...both] = membersWith('ADMIN', 'admin')
    if (!ada || !bo || !cy) throw new Error('Somebody is missing.')
    expect(reasonToStay(ada, [ada, bo, ...others], by)).toContain('at least one admin')
    expect(reasonToStay(cy, [cy, ...both], by)).toBeNull()
  })
  it('PRT-16 is read with what became of the invitations', () => {
    const skipped = [
      { email: 'cy@x.example', reason: 'already a member' },
      { email: 'di@x.example', reason: null },
    ]
    expect(z.decode(inviteMembers.response, { invited: ['ada@x.example'], skipped })).toEqual({ invited: ['ada@x.example'], skipped })
    expect(z.decode(inviteMembers.response, {})).toEqual({ invited: [], skipped: [] })
    expect(z.decode(inviteMembers.response, { skipped: ['bo@x.example'] })).toMatchObject({
      skipped: [{ email: 'bo@x.example', reason: null }],
    })
  })
})
