import { Subheading, useOf } from '@storybook/addon-docs/blocks'
import * as z from 'zod/mini'
import { table } from './docs.css.ts'
import { messagesOf } from './messagesOf.ts'

const folder = '../../ui/'
const found = import.meta.glob<string>('../../ui/*/messages.ts', { eager: true, query: '?raw', import: 'default' })
const sources = Object.fromEntries(Object.entries(found).map(([path, source]) => [path.slice(folder.length), source]))

/** The data of Storybook's docgen about a component with messages. */
const read = z.object({ props: z.object({ messages: z.object({ description: z.string() }) }) })

/** The path of a component's messages, as the comment on its prop names it. */
function fileOf(component: unknown): string | undefined {
  const { data } = read.safeParse(typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined)
  return data && / in (\w+\/messages\.ts)/.exec(data.props.messages.description)?.[1]
}

/** Every message of a component, which its `messages` prop can replace. */
export function Messages() {
  const file = fileOf(useOf('meta', ['meta']).preparedMeta.component)
  if (file === undefined) return null
  return (
    <>
      <Subheading>Messages</Subheading>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Where it is used</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {messagesOf(file, sources).map(({ name, use, text }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{use}</td>
              <td>
                <code>{text}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
