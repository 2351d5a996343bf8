/** The kind of visit, from the first part of the host: gifts, the pass, or neither. */
export const hostPrefixes = ['give', 'pass', 'plain'] as const
export type HostPrefix = (typeof hostPrefixes)[number]

/** `give.enterprise.example` → `give` */
export const getHostPrefix = (hostname: string): HostPrefix => hostPrefixes.find((prefix) => hostname.startsWith(`${prefix}.`)) ?? 'plain'
