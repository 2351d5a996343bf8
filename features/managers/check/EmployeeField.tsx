import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Select, type SelectProps } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { needsChoice } from './checkForm.ts'
import { type Employee, employeesFailure } from './employee.ts'

type Props = Pick<SelectProps<string>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  employees: Remote<readonly Employee[]>
  onRetry: () => void
}

/** The employee who authorises the payment, where there is more than one. */
export function EmployeeField({ employees, onRetry, ...field }: Props) {
  if (employees.status === 'loading') return <Select label="Employee" disabled placeholder="Loading employees..." options={[]} />
  if (employees.status === 'failed') {
    return (
      <Stack space="xs" align="start">
        <Alert tone="danger" live="assertive">
          {employeesFailure}
        </Alert>
        <TextButton icon="retry" onClick={onRetry}>
          Try again
        </TextButton>
      </Stack>
    )
  }
  if (!needsChoice(employees.value)) return null
  const options = employees.value.map(({ pin, name }) => ({ value: pin, label: name }))
  return <Select<string> {...field} label="Employee" placeholder="Choose an employee" options={options} />
}
