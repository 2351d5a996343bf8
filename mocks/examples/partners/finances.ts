import type { Account } from '../../../features/partners/finances/api.ts'

export type AccountSeed = Account

/** The accounts of each project, as they are at first. */
export const accountSeeds: Readonly<Record<string, readonly AccountSeed[]>> = {
  'harbor-rye': [
    { id: '801', name: 'Harbor & Rye LLC ••• 2210', status: 'connected', reason: null, locationIds: [] },
    {
      id: '802',
      name: 'Lark & Loaf Inc. ••• 7741',
      status: 'incomplete',
      reason: 'A photograph of an owner’s passport is missing.',
      locationIds: [],
    },
  ],
  'tern-group': [{ id: '801', name: 'Tern Hospitality ••• 0042', status: 'connected', reason: null, locationIds: [] }],
}
