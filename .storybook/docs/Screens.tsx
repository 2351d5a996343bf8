import { DocsContext, Heading, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as z from 'zod/mini'
import { StoryPicture } from '../../stories/boards/StoryPicture.tsx'
import { enterpriseOf } from '../enterprises.ts'
import { prefersDark } from '../manager/looks.ts'
import { more, screens as list } from './docs.css.ts'
import { useDocumented } from './useDocumented.ts'
import { docsId } from '../storyId.ts'

/** The part of a story's context that is read here. */
const shown = z.object({ globals: z.record(z.string(), z.unknown()) })

/** Screens with a picture: the nearest ones. The others are folded. */
const nearest = 6

const hrefOf = (title: string) => `./?path=/docs/${docsId(`Screens/${title}`)}`

/** The screens that a component is a part of, directly or through other components. */
export function Screens() {
  const { getStoryContext } = useContext(DocsContext)
  const { story } = useOf('story', ['story'])
  const documented = useDocumented()
  if (documented.length === 0) return null
  const { id } = enterpriseOf(shown.parse(getStoryContext(story)).globals['enterprise'])
  const screens = [...new Map(documented.flatMap((known) => known.screens.map((screen) => [screen.title, screen]))).values()]
  const others = screens.slice(nearest)
  return (
    <>
      <Heading>Screens</Heading>
      {screens.length === 0 && <p>No screen has it: an app adds it around its screens, or a page takes it from the package.</p>}
      <ul className={list}>
        {screens.slice(0, nearest).map(({ title, first }) => (
          <li key={title}>
            <a href={hrefOf(title)} target="_top">
              <StoryPicture id={first} title="" enterprise={id} scheme={prefersDark() ? 'dark' : 'light'} size="node" />
              {title.replaceAll('/', ' · ')}
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className={more}>{`${others.length} more`}</summary>
          <ul>
            {others.map(({ title }) => (
              <li key={title}>
                <a href={hrefOf(title)} target="_top">
                  {title.replaceAll('/', ' · ')}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
