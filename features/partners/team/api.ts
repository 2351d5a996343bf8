import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { fields, nothing, wireNames } from '../../shared/api/wire.ts'
import { invitedResponse, membersResponse, permissionsResponse } from './member.ts'

/** The people of the project (PRT-10). */
export const getMembers = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/team_members.json',
  response: membersResponse,
  auth: 'required',
})

/** The permissions that people can have. */
export const getPermissions = endpoint({
  method: 'GET',
  path: '/api/v6/partner_projects/{slug}/permissions.json',
  response: permissionsResponse,
  auth: 'required',
})

const invitation = { email: ['email', z.string()], permission: ['permissions', z.string()] } as const

/** The wire's names of an invitation: each address is an entry of its own. */
export const invitationNames = wireNames(invitation)

/** Invites people by their addresses. Acts once for each idempotency key (PRT-16, NET-08). */
export const inviteMembers = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/team_members',
  body: fields({ members: ['team_members', z.readonly(z.array(fields(invitation)))] }),
  response: invitedResponse,
  auth: 'required',
})

/** Sends an invitation again. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v6/partner_projects/{slug}/team_members.json',
  body: fields({ members: ['team_members', z.readonly(z.array(fields({ id: ['member_id', z.string()] })))] }),
  response: nothing,
  auth: 'required',
})

/** Changes what somebody may do. */
export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/v6/partner_projects/{slug}/team_members/{id}',
  body: fields({ permission: ['permissions', z.string()] }),
  response: nothing,
  auth: 'required',
})

/** Removes somebody from the project, or withdraws an invitation. */
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v6/partner_projects/{slug}/team_members/{id}',
  response: nothing,
  auth: 'required',
})
