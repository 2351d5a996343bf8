import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing, wireNames } from '../../shared/api/wire.ts'
import { invitedResponse, membersResponse, permissionsResponse } from './member.ts'

export const getMembers = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/team_members.json',
  response: membersResponse,
  auth: 'required',
})

export const getPermissions = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/permissions.json',
  response: permissionsResponse,
  auth: 'required',
})

const invitation = { email: ['email', z.string()], permission: ['permissions', z.string()] } as const

/** The wire's names of an invitation: each address is an entry of its own. */
export const invitationNames = wireNames(invitation)

export const inviteMembers = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/team_members',
  body: fields({ members: ['team_members', z.readonly(z.array(fields(invitation)))] }),
  response: invitedResponse,
  auth: 'required',
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/team_members.json',
  body: fields({ members: ['team_members', z.readonly(z.array(fields({ id: ['member_id', z.string()] })))] }),
  response: nothing,
  auth: 'required',
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/team_members/{id}',
  body: fields({ permission: ['permissions', z.string()] }),
  response: nothing,
  auth: 'required',
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/team_members/{id}',
  response: nothing,
  auth: 'required',
})
