import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'

/** The `docs` parameter of stories that do not stand in a page of others. */
const standAlone = z.object({ story: z.object({ inline: z.literal(false) }) })

/** Stories that walk: side by side they would share one device and one server, so each is a link to its own page. */
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

/** The page that documents a component: its stories, or the way to them where they do not stand in a page of others. */
export function DocsPage() {
  const { parameters } = useContext(DocsContext).storyById()
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {standAlone.safeParse(parameters['docs']).success ? (
        <Walks />
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories />
        </>
      )}
    </>
  )
}
