import { Subheading, useOf } from '@storybook/addon-docs/blocks'
import * as z from 'zod/mini'
import { wordTable } from './docs.css.ts'
import { wordsOf } from './wordsOf.ts'

const folder = '../ui/'
const found = import.meta.glob<string>('../ui/*/words.ts', { eager: true, query: '?raw', import: 'default' })
const sources = Object.fromEntries(Object.entries(found).map(([path, source]) => [path.slice(folder.length), source]))

/** What the documentation's reader has found out about a component whose words can be told; the tag stands at the end. */
const read = z.object({ props: z.object({ words: z.object({ description: z.string() }) }) })

/** Where a component's words stand, as the comment on its prop says. */
function fileOf(component: unknown): string | undefined {
  const { data } = read.safeParse(typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined)
  return data && /@default (\w+\/words\.ts)/.exec(data.props.words.description)?.[1]
}

/** All that a component says itself, and that its `words` may say otherwise. */
export function Words() {
  const file = fileOf(useOf('meta', ['meta']).preparedMeta.component)
  if (file === undefined) return null
  return (
    <>
      <Subheading>Words</Subheading>
      <table className={wordTable}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Where it is said</th>
            <th scope="col">Unless told</th>
          </tr>
        </thead>
        <tbody>
          {wordsOf(file, sources).map(({ name, use, said }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{use}</td>
              <td>
                <code>{said}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
