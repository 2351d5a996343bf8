import { composeStories } from '@storybook/react-vite'
import { type ComponentType, useEffect, useState } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import * as styles from './ThemeEditor.css.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx')
const nameOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path

/** The choices of `Screens` and of `Board` instead of a single component. */
export const screens = 'screens'
export const together = 'together'

/** The names of the components that have stories. */
export const componentNames = Object.keys(files).map(nameOf)

type Drawing = { readonly name: string; readonly Story: ComponentType }
type Fetched = { readonly of: string; readonly drawn: readonly Drawing[] | 'failed' }

async function storiesOf(component: string): Promise<readonly Drawing[]> {
  const load = files[`../ui/${component}.stories.tsx`]
  if (!load) return []
  const stories = composeStories(await load())
  return Object.entries<ComponentType>(stories).map(([name, Story]) => ({ name: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), Story }))
}

/** Every story of a component. Play functions do not run. */
export function OneComponent({ name }: { readonly name: string }) {
  const [fetched, setFetched] = useState<Fetched>()
  useEffect(() => {
    let unmounted = false
    const show = (drawn: Fetched['drawn']) => {
      if (!unmounted) setFetched({ of: name, drawn })
    }
    void storiesOf(name).then(show, () => show('failed'))
    return () => {
      unmounted = true
    }
  }, [name])
  if (fetched?.of !== name) return <Spinner label="Fetching its stories" />
  if (fetched.drawn === 'failed') return <Alert tone="danger">Its stories could not be fetched. Please choose it again.</Alert>
  return (
    <Stack space="xl">
      {fetched.drawn.map(({ name: story, Story }) => (
        <section key={story} className={styles.story} aria-label={story}>
          <Heading level={2} size="sm">
            {story}
          </Heading>
          <div>
            <Story />
          </div>
        </section>
      ))}
    </Stack>
  )
}
