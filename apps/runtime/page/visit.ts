let isAsked = false

/** Whether a link has just opened the page, not a reload or Back. False after the first call: later ones are for a step of the page. */
export function isJustOpened(): boolean {
  const isFirst = !isAsked
  isAsked = true
  const [navigation] = performance.getEntriesByType('navigation')
  return isFirst && navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
