import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CheckScreen } from '../../features/diner/CheckScreen.tsx'
import { checkViews } from '../../features/diner/examples/checks.ts'
import { spec } from '../spec.ts'
import { presses } from '../plays.ts'

/** The states before a check is paid. */
const meta = {
  title: 'Screens/Diner/Check',
  component: CheckScreen,
  args: { view: checkViews.loading, returnUrl: null, doneHref: '#done', hrefOf: ({ code }) => `#check-${code}`, onRetry: fn() },
  parameters: { layout: 'fullscreen', controls: { include: ['view', 'returnUrl'] }, ...spec('DIN-02') },
} satisfies Meta<typeof CheckScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}

/** A long wait, with a retry. */
export const Loading__Long: Story = {
  args: { onTryAgain: fn() },
  parameters: { ...spec('NET-07') },
  play: presses('Try again', 'onTryAgain'),
}

/** The check may exist: the network is down. */
export const Failed: Story = { args: { view: checkViews.failed }, parameters: { ...spec('NET-07') }, play: presses('Try again', 'onRetry') }

export const NotFound: Story = { args: { view: checkViews.notFound }, parameters: { ...spec('DIN-04') } }

/** The diner came from an order: the page goes back there by itself. */
export const NotFound__Returning: Story = {
  args: { view: checkViews.notFound, returnUrl: 'https://order.example/table/12' },
  parameters: { ...spec('DIN-04') },
}

/** A table with several checks: what is on them tells them apart. */
export const SeveralBills: Story = { args: { view: checkViews.severalBills } }
