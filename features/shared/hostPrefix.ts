/** What the first part of the host says of the visit (ENT-06): gifts, the pass, or nothing. */
export const hostPrefixes = ['give', 'pass', 'plain'] as const
export type HostPrefix = (typeof hostPrefixes)[number]

/** `give.house.example` → `give` */
export const hostPrefixOf = (hostname: string): HostPrefix => hostPrefixes.find((prefix) => hostname.startsWith(`${prefix}.`)) ?? 'plain'
