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

/** Files that tell of all components at once; they would repeat every other. */
const ofAll = new Set(['Conformance'])

/** Stands for no single component, but for the most common on one board. */
export const together = 'together'

/** Every component that has stories, by its name. */
export const componentNames = Object.keys(files)
  .map(nameOf)
  .filter((name) => !ofAll.has(name))

type Drawn = { readonly name: string; readonly Story: ComponentType }
type Fetched = { readonly of: string; readonly drawn: readonly Drawn[] | 'failed' }

async function storiesOf(component: string): Promise<readonly Drawn[]> {
  const load = files[`../ui/${component}.stories.tsx`]
  if (!load) return []
  const stories = composeStories(await load())
  return Object.entries<ComponentType>(stories).map(([name, Story]) => ({ name: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), Story }))
}

/** Every story of a component, without its play function: what is pressed here is pressed by the designer. */
export function OneComponent({ name }: { readonly name: string }) {
  const [fetched, setFetched] = useState<Fetched>()
  useEffect(() => {
    let gone = false
    const take = (drawn: Fetched['drawn']) => {
      if (!gone) setFetched({ of: name, drawn })
    }
    void storiesOf(name).then(take, () => take('failed'))
    return () => {
      gone = true
    }
  }, [name])
  if (fetched?.of !== name) return <Spinner label="Fetching its stories" />
  if (fetched.drawn === 'failed') return <Alert tone="danger">Its stories could not be fetched. Choose it once more.</Alert>
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
