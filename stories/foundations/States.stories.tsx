import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { RadioTiles } from '../../ui/RadioTiles/RadioTiles.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import { type Shown, ShownStates } from './ShownStates.tsx'

const nothing = () => {}
const sizes = [
  { value: 'small', label: 'Small', title: 'Small' },
  { value: 'large', label: 'Large', title: 'Large' },
]

const controls: readonly Shown[] = [
  { name: 'Button', canBe: ['disabled'], render: ({ disabled }) => <Button disabled={disabled}>Pay</Button> },
  {
    name: 'Button, soft',
    canBe: ['disabled'],
    render: ({ disabled }) => (
      <Button variant="soft" disabled={disabled}>
        Pay
      </Button>
    ),
  },
  {
    name: 'Button, quiet',
    canBe: ['disabled'],
    render: ({ disabled }) => (
      <Button variant="quiet" disabled={disabled}>
        Pay
      </Button>
    ),
  },
  { name: 'LinkButton', canBe: [], render: () => <LinkButton href="#menu">See the menu</LinkButton> },
  {
    name: 'IconButton',
    canBe: ['disabled'],
    render: ({ disabled }) => <IconButton icon="edit" label="Edit" disabled={disabled} onClick={nothing} />,
  },
  {
    name: 'TextButton',
    canBe: ['disabled'],
    render: ({ disabled }) => (
      <TextButton disabled={disabled} onClick={nothing}>
        Use another code
      </TextButton>
    ),
  },
  { name: 'TextLink', canBe: [], render: () => <TextLink href="#terms">Terms</TextLink> },
  {
    name: 'TextField',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <TextField label="Name" disabled={disabled} error={error} />,
  },
  {
    name: 'PasswordField',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <PasswordField label="Password" disabled={disabled} error={error} />,
  },
  {
    name: 'TextArea',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <TextArea label="Message" disabled={disabled} error={error} />,
  },
  {
    name: 'Select',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <Select label="Size" options={sizes} disabled={disabled} error={error} />,
  },
  {
    name: 'Checkbox',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <Checkbox label="I agree" defaultChecked disabled={disabled} error={error} />,
  },
  {
    name: 'Switch',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => <Switch label="Receipts" defaultChecked disabled={disabled} error={error} />,
  },
  {
    name: 'RadioTiles',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error, id }) => (
      <RadioTiles label="Size" name={id} options={sizes} defaultValue="small" disabled={disabled} error={error} />
    ),
  },
  {
    name: 'ToggleGroup',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => (
      <ToggleGroup label="Size" options={sizes} value="small" onChange={nothing} disabled={disabled} error={error} />
    ),
  },
  {
    name: 'Slider',
    canBe: ['disabled', 'invalid'],
    render: ({ disabled, error }) => (
      <Slider label="People" stops={[1, 2, 4]} value={2} format={String} onChange={nothing} disabled={disabled} error={error} />
    ),
  },
  { name: 'Details', canBe: [], render: () => <Details summary="Terms">Valid at dinner.</Details> },
]

const meta = {
  title: 'UI/States of the controls',
  component: ShownStates,
  args: { controls },
  ...foundation(spec('ENT-02')),
} satisfies Meta<typeof ShownStates>
export default meta

type Story = StoryObj<typeof meta>

/** At rest, under the pointer, with the focus of a key, pressed, disabled and invalid. */
export const SideBySide: Story = {
  async play({ canvas }) {
    const [rest, hover, focus] = canvas.getAllByRole('button', { name: 'Pay' }).map((button) => getComputedStyle(button))
    await waitFor(() => expect(hover?.backgroundColor).not.toBe(rest?.backgroundColor))
    await expect(rest?.outlineStyle).toBe('none')
    await expect(focus?.outlineStyle).toBe('solid')
  },
}
