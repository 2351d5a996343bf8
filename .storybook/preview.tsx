import '../ui/global.css.ts'
import './docs/docs.css.ts'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { followTranslator } from '../apps/runtime/start/followTranslator.ts'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { argsIn, countryOf, enterpriseIn } from './country.ts'
import { scenarioHandlers } from './scenario.ts'
import { enterpriseOf, enterprises } from './enterprises.ts'
import { modesFor } from './modes.ts'
import { stillParam } from './manager/framePage.ts'
import { Stage } from './Stage.tsx'
import { describeOptions } from './docs/describeOptions.ts'
import { mountKey, resetOnMount } from './resetOnMount.ts'
import { textSizes, toolbar, viewports } from './toolbar.ts'
import { startWorker, unanswered } from './worker.ts'

// A busy machine is slow.
configure({ asyncUtilTimeout: 15_000 })

// As each page of an app does.
followTranslator()

// A frame in a page of documentation must not take the page's focus.
if (new URLSearchParams(location.search).has(stillParam)) HTMLElement.prototype.focus = () => undefined

// Loaded when a documentation page opens: no story's test waits for it.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }))
const DocsFrame = lazy(async () => ({ default: (await import('./docs/DocsFrame.tsx')).DocsFrame }))

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeOptions],
  globalTypes: toolbar,
  initialGlobals: {
    enterprise: enterpriseOf(undefined).id,
    beside: 'nothing',
    country: 'own',
    scheme: 'light',
    scenario: 'none',
    textSize: 'usual',
    language: 'own',
    direction: 'ltr',
    viewport: { value: undefined, isRotated: false },
  },
  loaders: [mswLoader(startWorker)],
  beforeEach(context) {
    // A story that signs somebody in before it renders must find its own enterprise, not the one of the story before.
    document.documentElement.dataset['enterprise'] = enterpriseOf(context.globals['enterprise']).id
    resetOnMount(context)
    context.msw.use(...scenarioHandlers(context.globals['scenario']))
  },
  afterEach() {
    const calls = unanswered.splice(0)
    if (calls.length > 0) throw new Error(`No handler answers ${calls.join(', ')}`)
  },
  decorators: [
    (Story, { args, globals }) => {
      const country = countryOf(globals['country'])
      return (
        <Stage
          key={mountKey(globals)}
          enterprise={enterpriseIn(enterpriseOf(globals['enterprise']), country)}
          scheme={String(globals['scheme'])}
          translated={globals['language'] === 'translated'}
          textSize={textSizes[String(globals['textSize'])] ?? '100%'}
          direction={String(globals['direction'])}>
          <Story args={country ? argsIn(args, country) : args} />
        </Stage>
      )
    },
  ],
  parameters: {
    // Descriptions of passed rules would take a third of the time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: modesFor(enterprises.map(({ id }) => id)) },
    // The panel shows only controls: each prop is described on the component's page.
    controls: { expanded: false, sort: 'requiredFirst' },
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      toc: true,
      codePanel: true,
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Overview',
          ['Surfaces', 'Texts', 'Flows'],
          'UI',
          ['*', 'States of the controls', 'In the dark'],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Radius', 'Elevation', 'Motion', 'Pictures', 'Theme editor'],
          'Screens',
          'Flows',
          'Apps',
          'Spec coverage',
          'Guides',
          [
            'Architecture',
            'Adding a state',
            'Adding a page',
            'Adding a field',
            'Adding a call',
            'Changing the look',
            'Taking a payment',
            'Adding a surface that pays',
            'Writing tests',
            'What may not go wrong',
            'Adding an app',
            'Adding an enterprise',
            'API',
            'Connecting a server',
            'Deploying',
            'Monitoring',
            'Security',
            'Commands',
            'Reviewing changes',
            'Releases',
            'Using the package',
            'Glossary',
            'Decisions',
            'Measured',
          ],
          'Checks',
        ],
      },
    },
  },
}

export default preview
