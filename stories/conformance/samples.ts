import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { exemptedFrom } from './exempt.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx', { eager: true })

/** A story that can be rendered. */
export interface Sample {
  readonly name: string
  readonly Story: ComponentType
  /** Whether it fills the window, without the margin of other stories. */
  readonly fullscreen: boolean
  /** Whether it is checked with the overlay that its first button opens. */
  readonly opens: boolean
  /** The aspects that are not checked. */
  readonly exempted: ReadonlySet<string>
}

type Composed = ComponentType & { readonly parameters?: Readonly<Record<string, unknown>> }

/** Every story of every component. */
export const samples: readonly Sample[] = Object.entries(files).flatMap(([path, file]) =>
  Object.entries<Composed>(composeStories(file)).map(([story, Story]) => ({
    name: `${path.split('/').at(-1)?.replace('.stories.tsx', '')} ${story}`,
    Story,
    fullscreen: Story.parameters?.['layout'] === 'fullscreen',
    opens: Story.parameters?.['opened'] === true,
    exempted: exemptedFrom(Story.parameters),
  })),
)
