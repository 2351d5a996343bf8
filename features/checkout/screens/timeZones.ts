const usual = [
  { value: 'America/New_York', label: 'Eastern time' },
  { value: 'America/Chicago', label: 'Central time' },
  { value: 'America/Denver', label: 'Mountain time' },
  { value: 'America/Los_Angeles', label: 'Pacific time' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
]

/** The country's time zones, and the buyer's if it is another one. */
export const timeZonesWith = (own: string): readonly { value: string; label: string }[] =>
  usual.some(({ value }) => value === own) ? usual : [{ value: own, label: own.replaceAll('_', ' ') }, ...usual]
