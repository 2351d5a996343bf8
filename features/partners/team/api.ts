import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { fields, nothing, wireNames } from '../../shared/api/wire.ts'
import { invitedResponse, membersResponse, permissionsResponse } from './member.ts'

export const getMembers = projectCall({ method: 'GET', path: '/team_members.json', response: membersResponse })

export const getPermissions = projectCall({ method: 'GET', path: '/permissions.json', response: permissionsResponse })

const invitation = { email: ['email', z.string()], permission: ['permissions', z.string()] } as const

/** The wire's names of an invitation: each address is an entry of its own. */
export const invitationNames = wireNames(invitation)

export const inviteMembers = projectCall({
  method: 'POST',
  path: '/team_members',
  body: fields({ members: ['team_members', z.readonly(z.array(fields(invitation)))] }),
  response: invitedResponse,
})

export const resendInvitation = projectCall({
  method: 'POST',
  path: '/team_members.json',
  body: fields({ members: ['team_members', z.readonly(z.array(fields({ id: ['member_id', z.string()] })))] }),
  response: nothing,
})

export const changeMember = projectCall({
  method: 'PUT',
  path: '/team_members/{id}',
  body: fields({ permission: ['permissions', z.string()] }),
  response: nothing,
})

export const removeMember = projectCall({ method: 'DELETE', path: '/team_members/{id}', response: nothing })
