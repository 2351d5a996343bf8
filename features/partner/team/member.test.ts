import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { invitedResponse, membersResponse, permissionsResponse } from './member.ts'

describe('PRT-10 the answer of the team', () => {
  it('is read with people and invitations', () => {
    const ines = { member_id: 1, name: 'Ines Farrow', email: 'ines@x.example', permissions: 'admin' }
    const invited = { member_id: 2, email: 'jonah@x.example', pending: true }
    expect(z.decode(membersResponse, { team_members: [ines, invited, { member_id: 3 }] })).toEqual({
      members: [
        { id: '1', name: 'Ines Farrow', email: 'ines@x.example', permission: 'admin', isPending: false },
        { id: '2', name: null, email: 'jonah@x.example', permission: '', isPending: true },
      ],
    })
  })
  it('is read with the permissions that people can have', () => {
    const admin = { value: 'admin', label: 'Admin', abilities: ['Manage the team'] }
    expect(z.decode(permissionsResponse, { permissions: [admin, { value: 'viewer', label: 'Viewer' }] })).toEqual({
      permissions: [admin, { value: 'viewer', label: 'Viewer', abilities: [] }],
    })
  })
  it('PRT-16 is read with what became of the invitations', () => {
    const skipped = [
      { email: 'cy@x.example', reason: 'already a member' },
      { email: 'di@x.example', reason: null },
    ]
    expect(z.decode(invitedResponse, { invited: ['ada@x.example'], skipped })).toEqual({ invited: ['ada@x.example'], skipped })
    expect(z.decode(invitedResponse, {})).toEqual({ invited: [], skipped: [] })
  })
})
