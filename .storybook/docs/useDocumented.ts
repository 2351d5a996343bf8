import { useOf } from '@storybook/addon-docs/blocks'
import components from 'virtual:components'
import * as z from 'zod/mini'

const docgen = z.object({ displayName: z.string() })

/** A function's own name is shortened in a build; the documentation's is not. */
const nameOf = (component: unknown) =>
  docgen.safeParse(typeof component === 'function' ? Reflect.get(component, '__docgenInfo') : undefined).data?.displayName

/** The components that a page documents, mostly one, and what is known of each. */
export function useDocumented() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return [nameOf(preparedMeta.component) ?? '', ...Object.keys(preparedMeta.subcomponents ?? {})].flatMap((name) => {
    const known = components[name]
    return known ? [{ name, ...known }] : []
  })
}
