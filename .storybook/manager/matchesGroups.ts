const groupOf = (tag: string) => (tag.includes(': ') ? tag.split(': ', 1)[0] : undefined)

/** Whether the tags have one of each group (such as "surface: …") that tags are chosen of. */
export function matchesGroups(tags: readonly string[], chosen: readonly string[]): boolean {
  const groups = new Set(chosen.map(groupOf).filter((group) => group !== undefined))
  return [...groups].every((group) => chosen.some((tag) => groupOf(tag) === group && tags.includes(tag)))
}
