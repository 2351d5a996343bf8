import { afterEach } from 'vitest'

// All that is right with each story (tens of kilobytes of it) is for Storybook's own panel: without one, writing it out
// takes a tenth of the time. What is wrong has failed the test by now.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'))
}
