/** Tags of a component's stories that say that it may still change, or that it will be removed. */
const unsettled = ['experimental', 'deprecated'] as const

/** The stability of a component. */
export type ComponentStatus = (typeof unsettled)[number] | 'stable'

/** A component without such a tag is stable. */
export const statusOf = (tags: readonly string[]): ComponentStatus => unsettled.find((status) => tags.includes(status)) ?? 'stable'

/** The version that has most components: another one is named in `parameters: { since: '0.2.0' }`. */
export const firstVersion = '0.1.0'

/** The allowed tags of a story file. A misspelt status would say "stable". */
export const knownTags: ReadonlySet<string> = new Set([...unsettled, '!autodocs', '!dev', '!test', 'check', 'each-enterprise'])
