import type { TimelineEntry } from './Timeline.tsx'

/** Wrong uses of Timeline: none of them compiles. */
export function wrong() {
  const wrong: TimelineEntry[] = [
    // @ts-expect-error -- it needs a readable time
    { id: '1', title: 'Approved', dateTime: '2026-11-20' },
    // @ts-expect-error -- it needs a machine-readable time
    { id: '2', title: 'Approved', when: 'Today' },
    // @ts-expect-error -- there is no such tone
    { id: '3', title: 'Approved', when: 'Today', dateTime: '2026-11-20', tone: 'info' },
  ]
  return [wrong]
}
