import { configure, getConfig } from 'storybook/test'
import { afterEach } from 'vitest'

// A run from the command line has no panel and no viewer.
if (import.meta.env['VITEST_STORYBOOK'] === 'false') {
  // Laid out and styled as usual, but not painted: that saves an eighth of a story's time. It hides the frame that holds all
  // stories, and nothing in it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the element belongs to the parent page, so `instanceof` fails
  ;(window.frameElement as HTMLElement).style.visibility = 'hidden'

  // Storybook's panel shows the reports of passed rules (tens of kilobytes per story). Without a panel, leaving them out saves a
  // tenth of the time. A violation has already failed the test.
  afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'))

  // The page as text is written into an error only where the error ends a wait: it would be a twentieth of a story's time.
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) =>
      '_disableExpensiveErrorDiagnostics' in getConfig() && Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? new Error(message ?? '')
        : getElementError(message, container),
  })
}
