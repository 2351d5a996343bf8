import type { Meta, StoryObj } from '@storybook/react-vite'
import { slipFaces } from '../../themes/scheme.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { ChargeBreakdown } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { GiftArt } from '../../ui/GiftDesigns/GiftArt.tsx'
import * as styles from '../../ui/Slip/Slip.css.ts'
import { Letter } from '../../ui/Slip/Letter.tsx'
import { LiveClock } from '../../ui/Slip/LiveClock.tsx'
import { Slip } from '../../ui/Slip/Slip.tsx'
import { Wrapping } from '../../ui/Slip/Wrapping.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { shortFacts, twoOnAPage } from './advice/Slip.tsx'
import { styled, usage } from './usage.ts'
import { inWidth } from './inColumn.tsx'

const meta = {
  title: 'UI/Slip',
  component: Slip,
  args: {
    face: 'offer',
    label: 'Your offer',
    kicker: 'An offer for you',
    amount: '$25',
    title: 'Off your first dinner',
    place: {
      name: 'Osteria Fiammetta',
      detail: 'West Village, New York',
      picture: <Avatar size="sm" name="Osteria Fiammetta" src={null} />,
    },
    stub: [
      { term: 'Ends', detail: '30 days after you claim it' },
      { term: 'Minimum spend', detail: '$50' },
    ],
  },
  argTypes: { face: { control: 'inline-radio', options: slipFaces } },
  parameters: usage({
    use: ['For the money that a page is about: an offer, credit, a gift, a bill, a payment, a refund'],
    avoid: ['`Card` for anything else', '`Amount` for a sum in a line of text'],
    do: ['Write what a person types or chooses on it at once', { text: 'Keep the facts of the stub short', example: shortFacts }],
    dont: [{ text: 'Place two on a page', example: twoOnAPage }, 'Give it a second main action'],
    widths: [340, 720],
    anatomy: {
      args: { sticker: 'incl. $5 bonus' },
      parts: {
        Kicker: { at: styled(styles.kicker), is: 'Two or three words that say which money it is', prop: 'kicker' },
        Amount: { at: `${styled(styles.amount)} > span`, is: 'The sum, in one line at any length', prop: 'amount' },
        Title: { at: styled(styles.title), is: 'A line on its use', prop: 'title' },
        Sticker: { at: styled(styles.sticker), is: 'A bonus in the amount, or a state', prop: 'sticker' },
        Place: { at: styled(styles.placeName), is: 'The restaurant or the seller, with its picture', prop: 'place' },
        Stub: { at: styled(styles.stub), is: 'Short facts to tear off: the end date, the check, the table', prop: 'stub' },
      },
    },
  }),
} satisfies Meta<typeof Slip>
export default meta

type Story = StoryObj<typeof meta>

export const Offer: Story = {}

export const Credit: Story = {
  args: {
    face: 'credit',
    label: 'Your credit',
    kicker: 'Dining credit',
    amount: '$120',
    title: 'For your next meals',
    sticker: 'incl. $20 bonus',
    stub: [],
  },
}

/** Pressed, and not answered yet: it is lifted, and its pattern drifts. */
export const Waiting: Story = { args: { waits: true } }

/** Somebody's own now: it has turned over, and is stamped. */
export const Stamped: Story = { args: { stamp: 'Claimed' } }

/** An email follows it: the letter comes once it is stamped. */
export const WithLetter: Story = {
  args: { stamp: 'Claimed' },
  render: (args) => (
    <div>
      <Slip {...args} />
      <Letter to="ada@mail.example" />
    </div>
  ),
}

/** Worth nothing any more: grey, and stamped. */
export const Ended: Story = {
  args: { face: 'gift', label: 'Your gift', kicker: 'A gift for you', title: undefined, ended: 'Expired', stub: [] },
}

/** A gift card has a picture of its occasion. */
export const GiftCard: Story = {
  args: {
    face: 'gift',
    art: <GiftArt design="birthday" />,
    label: 'Your gift card',
    kicker: 'Happy birthday',
    amount: '$50',
    title: undefined,
    place: undefined,
    stub: [],
  },
}

const rows = [
  { label: '2 × Grilled octopus', amount: '$44.00' },
  { label: 'Sea bass', amount: '$38.00' },
  { label: 'Lemon tart', amount: '$14.00' },
  { label: 'Sales tax', amount: '$7.68' },
  { label: 'Tip', amount: '$19.20', note: '20% of $96.00' },
]

export const Bill: Story = {
  args: {
    face: 'bill',
    label: 'Your bill',
    kicker: 'Your bill',
    amount: '$122.88',
    title: undefined,
    place: { name: 'Harbor & Rye', detail: 'Table 12' },
    stub: [
      { term: 'Check', detail: '1042' },
      { term: 'Server', detail: 'Mina' },
    ],
    children: <ChargeBreakdown label="Bill" rows={rows} sum={null} />,
  },
}

export const Faces: Story = {
  render: (args) => (
    <Stack space="lg">
      <Split space="lg">
        <Slip {...args} />
        <Slip {...args} {...Credit.args} />
      </Split>
      <Split space="lg">
        <Slip
          {...args}
          face="gift"
          label="Your gift"
          kicker="Ada sent you a gift"
          amount="$50"
          title="For a long dinner"
          stub={[{ term: 'Use by', detail: 'June 1, 2027' }]}
        />
        <Slip {...args} {...Bill.args} />
      </Split>
      <Split space="lg">
        <Slip
          {...args}
          face="paid"
          label="Paid"
          kicker="Paid"
          amount="$122.88"
          title={undefined}
          stub={[
            { term: 'Check', detail: '1042' },
            { term: 'Reference', detail: 'check-31' },
          ]}
        />
        <Slip {...args} face="refund" label="Refund" kicker="Refunded" amount="$1.11" title="To the card ending in 4242" stub={[]} />
      </Split>
    </Stack>
  ),
}

/** Paid: the day and the time run over a moving pattern. */
export const Paid: Story = {
  args: {
    face: 'paid',
    label: 'Paid',
    kicker: 'Paid',
    amount: '$122.88',
    title: 'Total',
    live: <LiveClock timeZone="America/New_York" until={Number.POSITIVE_INFINITY} />,
  },
}

/** A gift before it is opened. */
export const InItsWrapping: Story = { render: () => <Wrapping state="sealed" to="For you" from="from Ada" /> }

/** Its wrapping comes off. */
export const Opened: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { face: 'gift', label: 'Your gift', kicker: 'Ada sent you a gift', amount: '$50', title: undefined },
  decorators: [
    (Story) => (
      <Wrapping state="opened">
        <Story />
      </Wrapping>
    ),
    inWidth(400),
  ],
}

/** The money is being read. */
export const Loading: Story = { args: { loading: true } }

/** A large amount fits one line. */
export const LongAmount: Story = {
  args: { amount: 'NZ$12,345,678.00', title: 'A restaurant with an extraordinarily long name that does not fit one line' },
}
