import { type ReactNode, useState } from 'react'
import { Stack, type StackProps } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextButton } from '../TextLink/TextButton.tsx'

type SlicesProps<Item> = Partial<Pick<StackProps, 'space' | 'as'>> & {
  items: readonly Item[]
  /** How many are drawn at once. Few lists are as long: a page with thousands would not respond. */
  size?: number
  children: (item: Item) => ReactNode
}

/** The first of many parts that are no rows of a `Table`, and a button for the next. */
export function Slices<Item>({ items, size = 50, space = 'md', as = 'div', children }: SlicesProps<Item>) {
  const [count, setCount] = useState(size)
  if (items.length === 0) return null
  return (
    <Stack space={space}>
      <Stack space={space} as={as}>
        {items.slice(0, count).map(children)}
      </Stack>
      {items.length > count && (
        <Stack space="sm" align="start">
          <Text tone="muted">{`The first ${count.toLocaleString('en-US')} of ${items.length.toLocaleString('en-US')}.`}</Text>
          <TextButton onClick={() => setCount(count + size)}>Show more</TextButton>
        </Stack>
      )}
    </Stack>
  )
}
