import { Select } from '../../../ui/Select/Select.tsx'

const hours = ['30 minutes', '1 hour', '2 hours'].map((label) => ({ value: label, label }))
const amounts = ['$25', '$50', '$100'].map((label) => ({ value: label, label }))

export const usualFirst = () => <Select label="Table is kept for" options={hours} defaultValue="30 minutes" />

export const hidesTheOffer = () => <Select label="Your gift" placeholder="Choose an amount" options={amounts} />
