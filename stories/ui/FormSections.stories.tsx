import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FormRow } from '../../ui/FormSections/FormRow.tsx'
import { FormSections } from '../../ui/FormSections/FormSections.tsx'
import { stillMissing } from '../../ui/FormSections/stillMissing.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from '../../ui/FormSections/FormSections.css.ts'
import * as row from '../../ui/FormSections/FormRow.css.ts'
import { aside } from '../../ui/Page/Page.css.ts'
import { styled, usage } from './usage.ts'

const meta = {
  title: 'UI/FormSections',
  component: FormSections,
  args: {
    preview: <Text>Dock Street</Text>,
    sections: [
      {
        title: 'Name and address',
        missing: 0,
        fields: (
          <>
            <FormRow shares="long-short">
              <TextField label="Name" defaultValue="Dock Street" />
              <Select label="Brand" options={[{ value: '1', label: 'Harbor & Rye' }]} />
            </FormRow>
            <FormRow shares="address">
              <TextField label="City" defaultValue="Portland" />
              <TextField label="State" defaultValue="ME" />
              <TextField label="ZIP code" defaultValue="04101" />
            </FormRow>
          </>
        ),
      },
      {
        title: 'Contact',
        text: 'Guests see these on your page.',
        missing: 1,
        fields: (
          <FormRow shares="short-long">
            <PhoneField
              label="Phone number"
              autoComplete="off"
              hint={stillMissing({ isMissing: true, hint: 'A US number, without an extension' })}
            />
            <TextField kind="verbatim" label="Menu link" />
          </FormRow>
        ),
      },
      {
        title: 'Notes',
        missing: 'optional',
        fields: (
          <FormRow>
            <TextField label="For the staff" />
          </FormRow>
        ),
      },
    ],
  },
  parameters: usage({
    use: ['For a form of several subjects, on a page of its own'],
    avoid: ['`Section` for a form of one subject', '`Stepper` where one part must be done before the next'],
    do: ['Count what is missing in each section', 'Show what the text will look like, where guests see it'],
    dont: ['Put a button that saves into a section: `SaveBar` saves all'],
    anatomy: {
      parts: {
        Title: { at: 'section h2', is: 'The subject of a section', prop: 'sections' },
        Row: { at: styled(row.row), is: 'Fields that belong together, in widths by content' },
        Missing: { at: styled(styles.missing), is: 'How many fields still have to be filled in' },
        Preview: { at: styled(aside), is: 'What guests will see', prop: 'preview' },
        Outline: { at: 'nav', is: 'Leads to each section' },
      },
    },
    widths: [340, 720],
  }),
  decorators: [(Story) => <Page head={<Heading level={1}>Dock Street</Heading>}>{Story()}</Page>],
} satisfies Meta<typeof FormSections>
export default meta

type Story = StoryObj<typeof meta>

/** A missing field is marked, and keeps its hint. */
export const Missing: Story = {}

/** The list leads to the first field of a section. */
export const Outline: Story = {
  globals: { viewport: { value: 'w1280' } },
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Contact 1 missing' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Contact')
    await userEvent.click(canvas.getByLabelText('City'))
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Name and address')
  },
}
