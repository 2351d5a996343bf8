import { vi } from 'vitest'

class Navigation {
  readonly name = ''
  readonly entryType = 'navigation'
  readonly startTime = 0
  readonly duration = 0
  readonly toJSON = () => null
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
}

/** The way in which the page was opened: by a link, by a reload, or by Back. */
export function stubNavigation(type: 'navigate' | 'reload' | 'back_forward'): void {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  const entries: readonly PerformanceEntry[] = [new Navigation(type)]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library of web vitals names all entries that there are
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceNavigationTiming[])
}
