import type { Anatomy } from '../../.storybook/docs/usage.ts'

/** The parts of a field, around those of its control. */
export const fieldAnatomy = (control: Anatomy['parts']): Anatomy => ({
  args: { hint: 'Helps before anything is typed', error: 'Says how to correct it.' },
  parts: {
    Label: { at: 'label, [id$="-label"]', is: 'Names the answer, and is always visible', prop: 'label' },
    Hint: { at: '[id$="-hint"]', is: 'Help, before anything is typed', prop: 'hint' },
    ...control,
    Error: { at: '[id$="-error"]', is: 'What is wrong, and how to correct it', prop: 'error' },
  },
})
