import { Controller } from 'react-hook-form'
import { Button } from '../../../ui/Button/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { useFocusOfNewStep, Screen } from '../../shared/screens/Screen.tsx'
import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type BillSource, type CheckDraft, type EnteredCheck, checkSchema, needsChoice } from './checkForm.ts'
import type { Currency } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { locationsFailure } from '../location.ts'
import { type Employee, employeesFailure } from './employee.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Select, type SelectProps } from '../../../ui/Select/Select.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'

type Props = Pick<SelectProps<string>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  employees: Remote<readonly Employee[]>
  onRetry: () => void
}

/** The employee who authorises the payment, where there is more than one. */
function EmployeeField({ employees, onRetry, ...field }: Props) {
  if (employees.status === 'loading') return <Select label="Employee" disabled placeholder="Loading employees..." options={[]} />
  if (employees.status === 'failed') {
    return (
      <Alert tone="danger" live="assertive">
        <Stack space="xs" align="start">
          {employeesFailure}
          <TextButton icon="retry" onClick={onRetry}>
            Try again
          </TextButton>
        </Stack>
      </Alert>
    )
  }
  if (!needsChoice(employees.value)) return null
  const options = employees.value.map(({ pin, name }) => ({ value: pin, label: name }))
  return <Select<string> {...field} label="Employee" placeholder="Choose an employee" options={options} />
}

export type EnterCheckScreenProps = {
  locationName: string
  /** Null for the enterprise's. */
  currency: Currency | null
  source: BillSource
  /** The link to the other way of entering the bill; null if the location has check numbers. */
  otherSourceHref: string | null
  /** Ready and empty where the location needs no employee. */
  employees: Remote<readonly Employee[]>
  onRetryEmployees: () => void
  finding: Submission
  /** The manager's input before they had to sign in again. */
  initial: CheckDraft
  /** Called with the typed text at each change; with undefined when it is submitted. */
  onDraft: (draft: CheckDraft | undefined) => void
  onNext: (entered: EnteredCheck) => void
}

const titles: Record<BillSource, string> = { number: 'Enter Check Number', amount: 'Enter Bill Amount' }
const otherSource: Record<BillSource, string> = { number: 'Enter bill amount', amount: 'Enter check number' }

export const LoadingCheckForm = () => <LoadingForm title={titles.number} label="One moment…" />

export const LocationFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Screen title={titles.number}>
    <ErrorState title={locationsFailure} onRetry={onRetry} />
  </Screen>
)

/** The bill that a guest pays, by its check number or by its amount. */
export function EnterCheckScreen(props: EnterCheckScreenProps) {
  const { locationName, source, otherSourceHref, employees, onRetryEmployees, finding, initial, onDraft, onNext } = props
  const currency = useCurrency(props.currency)
  const known = employees.status === 'ready' ? employees.value : []
  const { input, register, control, onValid, formState, setFocus, submission } = useDraftForm({
    schema: checkSchema(source, known, currency),
    values: initial,
    onDraft,
    submission: finding,
    ...(source === 'number' && { divide: fieldRefusal({ number: 'number' }) }),
  })
  const { errors } = formState
  const busy = finding.phase === 'sending'
  useFocusOfNewStep(() => setFocus(source))
  return (
    <Screen
      eyebrow={locationName}
      title={titles[source]}
      takesFocus={false}
      intro={otherSourceHref !== null && <TextLink href={otherSourceHref}>{otherSource[source]}</TextLink>}>
      <Form width="measure" busy={busy} onSubmit={onValid(onNext)}>
        <Stack space="md">
          <SubmissionRefusal submission={submission} />
          {source === 'number' ? (
            <TextField kind="verbatim" label="Check number" {...input('number')} />
          ) : (
            <Controller
              control={control}
              name="amount"
              render={({ field }) => <MoneyField {...field} currency={currency} label="Bill amount" error={errors.amount?.message} />}
            />
          )}
          <EmployeeField employees={employees} onRetry={onRetryEmployees} {...input('pin')} />
          <TextArea label="Notes (optional)" lines={1} {...register('notes')} />
          <Button type="submit" wide pending={busy} pendingLabel="Looking for the check" disabled={employees.status !== 'ready'}>
            Next
          </Button>
        </Stack>
      </Form>
    </Screen>
  )
}
