import { composeStories, type Decorator } from '@storybook/react-vite'
import { type ComponentType, useEffect, useState } from 'react'
import { Text } from '../../ui/Text/Text.tsx'
import { tracesOfBrand } from './traces.ts'
import { Unbranded } from './Unbranded.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx', { eager: true })

interface Sample {
  readonly name: string
  readonly Story: ComponentType
}

const bare: Decorator = (Story) => (
  <Unbranded>
    <Story />
  </Unbranded>
)

/** A file of stories, all of which are drawn in the wireframe: within the stage, whose enterprise it replaces. */
const unbranded = ({ default: meta, ...stories }: StoryFile): StoryFile => ({
  ...stories,
  default: { ...meta, decorators: [...[meta.decorators ?? []].flat(), bare] },
})

/** Every story of every component, ready to be drawn. */
const samples: readonly Sample[] = Object.entries(files).flatMap(([path, file]) =>
  Object.entries<ComponentType>(composeStories(unbranded(file))).map(([story, Story]) => ({ name: `${path.split('/').at(-1)} ${story}`, Story })),
)

/** What stands on the page, overlays included, and not what Storybook itself keeps there. */
const onPage = () =>
  [...document.body.children].filter((part) => part.id === 'storybook-root' || !part.matches('script, style, [id^="storybook"], [class*="sb-"]'))

/** Brings every colour that fades over from the brand's own to where it is going. */
function arrive() {
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
}

interface EveryStoryProps {
  /** Which share of them is drawn, from 0. */
  readonly share: number
  /** How many shares there are. */
  readonly shares: number
}

/** Draws one story after the other in the wireframe, and lists what a brand has left on any of them. */
export function EveryStory({ share, shares }: EveryStoryProps) {
  const [place, setPlace] = useState(share)
  const [found, setFound] = useState<readonly string[]>([])
  const sample = samples[place]
  useEffect(() => {
    if (!sample) return
    // A frame later everything of the story has been painted.
    const frame = requestAnimationFrame(() => {
      arrive()
      const traces = onPage().flatMap(tracesOfBrand)
      setFound((before) => [...before, ...traces.map((trace) => `${sample.name}: ${trace}`)])
      setPlace(place + shares)
    })
    return () => cancelAnimationFrame(frame)
  }, [place, sample, shares])
  if (sample) return <sample.Story key={sample.name} />
  return (
    <>
      <Text>{`Share ${share + 1} of ${shares} of all ${samples.length} stories is drawn, with ${found.length} traces of a brand.`}</Text>
      <ul>
        {found.map((trace) => (
          <li key={trace}>{trace}</li>
        ))}
      </ul>
    </>
  )
}
