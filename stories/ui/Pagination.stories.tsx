import type { Meta, StoryObj } from '@storybook/react-vite'
import { type MouseEvent, useState } from 'react'
import { expect } from 'storybook/test'
import { Pagination, type PaginationProps } from '../../ui/Pagination/Pagination.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { frame } from '../frame.ts'
import { statuses } from './listStatuses.ts'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

function Turning({ label, page: first, count }: Pick<PaginationProps, 'label' | 'page' | 'count'>) {
  const [page, setPage] = useState(first)
  return (
    <Stack space="md" align="center">
      <Text>This is page {page}.</Text>
      <Pagination label={label} page={page} count={count} onTurn={setPage} />
    </Stack>
  )
}

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { label: 'Orders', page: 5, count: 24, hrefOf: (page) => `#page-${page}` },
  parameters: usage({
    use: ['When a list is too long for one page and people return to a position in it'],
    avoid: [
      'When all rows are there already: `Table` shows ten thousand of them smoothly',
      'When there are a few steps to go through in order: use `Stepper`',
    ],
    do: ['Give each page an address, so that it can be shared and restored', 'Say what is paged'],
    dont: ['Page fewer than two screens of things'],
  }),
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

// On a phone a line stands for the pages' names: `Narrow`.
const wide = { globals: { viewport: { value: 'w1280' } } } as const

/** Each page has an address. */
export const Links: Story = { ...wide }

/** Each page is a button; the buttons do not move under the finger. */
export const Buttons: Story = {
  ...wide,
  render: Turning,
  args: { page: 1 },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus()
    const first = await canvas.findByRole('button', { name: 'Page 1' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    const next = canvas.getByRole('button', { name: 'Next page' })
    const before = next.getBoundingClientRect().left
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect(canvas.getByText('This is page 6.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(Math.abs(next.getBoundingClientRect().left - before)).toBeLessThan(1)
  },
}

/** At the last page the next button is disabled, and stays with the focus. */
export const ToTheEnd: Story = {
  render: Turning,
  ...wide,
  args: { page: 23 },
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('This is page 24.')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('This is page 24.')).toBeVisible()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Page 24' })).toHaveFocus()
  },
}

/** The same with links and a router. */
export const ToTheEndByLinks: Story = {
  render: function Followed({ label, page: first, count }) {
    const [page, setPage] = useState(first)
    const follow = (event: MouseEvent<HTMLDivElement>) => {
      event.preventDefault()
      const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
      if (address) setPage(Number(address.replace('#page-', '')))
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it does as a router does
      <div onClick={follow}>
        <Pagination label={label} page={page} count={count} hrefOf={(to) => `#page-${to}`} />
      </div>
    )
  },
  ...wide,
  args: { page: 23 },
  async play({ canvas, userEvent }) {
    const next = await canvas.findByRole('link', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Page 24' })).toHaveAttribute('aria-current', 'page')
    await frame()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Page 24' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'Page 24' })).toHaveFocus()
    await userEvent.tab()
    await expect(next).not.toHaveFocus()
  },
}

/** The first read runs: the number of pages is unknown. */
export const Loading: Story = { args: { ...statuses.loading, count: 0 } }

/** The first read failed: the list shows the failure, and there are no pages. */
export const Failed: Story = { args: { ...statuses.failed, count: 0 } }

/** The rows of page 5 are awaited: another page can be chosen meanwhile. */
export const Refreshing: Story = { ...wide, args: statuses.refreshing }

/** On a phone the text "Page 5 of 24" replaces the pages. */
export const Narrow: Story = {
  decorators: [inWidth(280)],
  async play({ canvas }) {
    await expect(canvas.getByText('Page 5 of 24')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Page 5' })).toBeNull()
  },
}
