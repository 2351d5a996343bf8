import { afterEach } from 'vitest'

// A run from the command line has neither a panel nor eyes.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  // Laid out and styled like any other page, and not painted: that takes an eighth of a story's time. It holds for the
  // frame that all stories are in, not for anything of theirs.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it stands in its parent's page, whose classes are not this page's
  ;(window.frameElement as HTMLElement).style.visibility = 'hidden'

  // All that is right with each story (tens of kilobytes of it) is for Storybook's own panel: without one, writing it out
  // takes a tenth of the time. What is wrong has failed the test by now.
  afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'))
}
