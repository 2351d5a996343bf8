/** A control that chooses a screen's state by the name of its example, instead of a tree of its fields. */
export const byName = (examples: Readonly<Record<string, unknown>>) => ({
  state: { control: { type: 'select' as const }, options: Object.keys(examples), mapping: examples },
})
