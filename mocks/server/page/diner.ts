import { posSlug } from '../../../features/bill/examples/venues.ts'
import type { Html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

const checks = [
  ['location=harbor&ticket=1042', 'A dinner'],
  ['location=harbor&ticket=1043', 'Others have paid a part'],
  ['location=harbor&ticket=1044', 'The bill holds a gratuity'],
  ['location=harbor&ticket=1045', 'Less than $10: tips in dollars'],
  ['location=harbor&ticket=1046', 'Nothing is due'],
  ['location=harbor&ticket=1051', 'Guests may pay for lines: open it on two phones'],
  ['location=harbor&table=12', 'A table with three checks'],
  ['location=harbor&table=14', 'A table with one check: its code ends once that is paid'],
  ['location=harbor&table=ended', 'The code of a visit that is over'],
  ['location=juniper&ticket=1042', 'A restaurant without tips'],
  ['location=lark&ticket=1042', 'Only members pay here'],
  ['location=harbor&ticket=1048', 'The till is not told of the payment'],
  ['location=harbor&ticket=9999', 'An unknown check'],
] as const

export const dinerList = (enterprises: readonly Enterprise[]): Html =>
  entryList(enterprises, [
    ...checks.map(([query, title]) => ({ code: query, title, address: ({ id }: Enterprise) => `/${id}/diner/?pos=${posSlug}&${query}` })),
    { code: 'profile', title: 'An ambassador’s profile: sign in with a test account', address: ({ id }) => `/${id}/diner/profile` },
  ])
