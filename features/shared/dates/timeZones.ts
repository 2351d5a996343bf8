import type { Country } from '../../../themes/enterprise.ts'

const american = [
  { value: 'America/New_York', label: 'Eastern time' },
  { value: 'America/Chicago', label: 'Central time' },
  { value: 'America/Denver', label: 'Mountain time' },
  { value: 'America/Los_Angeles', label: 'Pacific time' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
]

const usual: Readonly<Record<Country, readonly TimeZone[]>> = {
  US: american,
  NZ: [
    { value: 'Pacific/Auckland', label: 'New Zealand' },
    { value: 'Pacific/Chatham', label: 'Chatham Islands' },
  ],
}

type TimeZone = { readonly value: string; readonly label: string }

/** The country's time zones, and the buyer's if it is another one. */
export const timeZonesWith = (own: string, country: Country = 'US'): readonly TimeZone[] =>
  usual[country].some(({ value }) => value === own) ? usual[country] : [{ value: own, label: own.replaceAll('_', ' ') }, ...usual[country]]
