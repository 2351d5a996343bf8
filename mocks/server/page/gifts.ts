import { gifts } from '../../examples/gifts.ts'
import type { Html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

export const giftList = (enterprises: readonly Enterprise[]): Html =>
  entryList(enterprises, [
    ...Object.entries(gifts).map(([token, { title }]) => ({
      code: `gift=${token}`,
      title,
      address: ({ id }: Enterprise) => `/${id}/gift/?gift=${token}`,
    })),
    { code: 'gift=none', title: 'An unknown gift', address: ({ id }) => `/${id}/gift/?gift=none` },
    { code: 'gift', title: 'Without a gift: the invitation to the app', address: ({ id }) => `/${id}/gift/` },
  ])
