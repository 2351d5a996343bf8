import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { exemptedFrom } from './exempt.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx', { eager: true })

/** A story, ready to be drawn. */
export interface Sample {
  readonly name: string
  readonly Story: ComponentType
  /** Whether it has the window to itself, without the margin that other stories stand in. */
  readonly fullscreen: boolean
  /** Whether it is looked at with what its first button opens. */
  readonly opens: boolean
  /** In what respects it is not looked at. */
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
