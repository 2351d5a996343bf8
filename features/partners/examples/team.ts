import type { Member, Permission } from '../team/api.ts'

export type MemberSeed = Member

export const permissionSeeds: readonly Permission[] = [
  {
    value: 'admin',
    label: 'Admin',
    abilities: [
      'View everything',
      'Edit locations and brands',
      'Connect payments',
      'Submit the project',
      'Invite and remove viewers',
      'Manage the team',
    ],
  },
  { value: 'editor', label: 'Editor', abilities: ['View everything', 'Edit locations and brands', 'Invite and remove viewers'] },
  { value: 'viewer', label: 'Viewer', abilities: ['View everything'] },
]

const seed = (id: string, name: string | null, email: string, permission: string): MemberSeed => ({
  id,
  name,
  email,
  permission,
  isPending: name === null,
})

export const memberSeeds: Readonly<Record<string, readonly MemberSeed[]>> = {
  'harbor-rye': [
    seed('m1', 'Ines Farrow', 'ines@harborrye.example', 'admin'),
    seed('m2', 'Theo Brandt', 'theo@harborrye.example', 'viewer'),
    seed('m3', 'Priya Nair', 'priya@harborrye.example', 'editor'),
    seed('m4', null, 'jonah@larkandloaf.example', 'editor'),
  ],
  'tern-group': [seed('m5', 'Ines Farrow', 'ines@harborrye.example', 'admin'), seed('m6', 'Marcus Bell', 'marcus@tern.example', 'admin')],
  'fern-kitchen': [seed('m7', 'Noor Haddad', 'noor@fernkitchen.example', 'admin')],
}
