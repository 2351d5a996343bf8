import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The members of a project’s team, and their permissions.',
  fields: {
    email: 'The member’s email address. An invitation goes there.',
    id: 'The member, by the `member_id` of the list.',
    permissions: 'The member’s rights: the `value` of each permission.',
  },
  calls: {
    getMembers: {
      about: 'The people of the project (PRT-10).',
      specified: true,
      response: {
        team_members: {
          about: 'The people who work on the project, those included who are only invited.',
          fields: { name: 'Null for someone who was invited and has not come yet.', pending: 'Invited, and has not come yet.' },
        },
      },
    },
    getPermissions: {
      about: 'The permissions that people can have.',
      specified: true,
      response: {
        permissions: {
          about: 'The permissions that a member can have, in the order in which the form lists them.',
          ordered: true,
          fields: {
            value: 'The permission’s name for programs, such as `editor`. Its case does not matter.',
            label: 'The permission’s name for people.',
            abilities: 'The abilities that it gives, in words; null where we could not read all of them.',
          },
        },
      },
    },
    inviteMembers: {
      about: 'Invites people by their addresses. Acts once for each idempotency key (PRT-16, NET-08).',
      specified: true,
      body: { team_members: 'The people to invite, each with a permission.' },
      response: {
        invited: 'The addresses to which an invitation went.',
        skipped: {
          about: 'The addresses that were not invited. The page names them with the reason.',
          fields: {
            email: { about: 'An address that was not invited, because its owner is already a member.', example: 'ines@harborrye.example' },
            reason: { about: 'Why the address was not invited, in words for the page.', example: 'Already a member of this team.' },
          },
        },
      },
    },
    resendInvitation: {
      about: 'Sends an invitation again.',
      specified: true,
      body: { team_members: 'The members whose invitations are sent again.' },
    },
    changeMember: { about: 'Changes what someone may do.', specified: true },
    removeMember: { about: 'Removes someone from the project, or withdraws an invitation.', specified: true },
  },
})
