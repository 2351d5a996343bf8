import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'
import { FramedStory } from './FramedStory.tsx'
import { Messages } from './Messages.tsx'

/** The `docs` parameter of files whose stories are not shown inline. */
const standAlone = z.object({ story: z.object({ inline: z.literal(false) }) })

/** The `docs` parameter of a first story that opens a layer over its page. */
const opensOver = z.object({ story: z.object({ inline: z.literal(false), height: z.string() }) })

/** Flow stories would share one storage and one server on a page, so each is a link to its own page. */
function Walks() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <ol>
      {stories.map(({ id, name, moduleExport }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <Description of={moduleExport} />
        </li>
      ))}
    </ol>
  )
}

/** A component's first story, its props, and its other stories. */
function Shown() {
  const framed = opensOver.safeParse(useOf('story', ['story']).story.parameters['docs'])
  return (
    <>
      {framed.success ? <FramedStory height={framed.data.story.height} /> : <Primary />}
      <Controls />
      <Messages />
      <Stories includePrimary={!framed.success} />
    </>
  )
}

/** The page that documents a component: its stories, or links to them if they are not shown inline. */
export function DocsPage() {
  // The parameters of the whole file: a single story may have its own frame too.
  const { parameters } = useOf('meta', ['meta']).preparedMeta
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {standAlone.safeParse(parameters['docs']).success ? <Walks /> : <Shown />}
    </>
  )
}
