let isAsked = false

/** Whether a link has just opened the page, and neither a reload nor Back. False after the first question: what follows is a step of the page. */
export function isJustOpened(): boolean {
  const isFirst = !isAsked
  isAsked = true
  const [navigation] = performance.getEntriesByType('navigation')
  return isFirst && navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}
