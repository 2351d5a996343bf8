import { Form, type FormProps } from '../Form/Form.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

export type FormWithSummaryProps = FormProps & {
  /** In the order of the fields. */
  errors: ErrorSummaryProps['errors']
  /** Number of submits: `formState.submitCount` of react-hook-form. */
  attempt: number
  summaryTitle?: string
}

/** A long form: its errors also show above the fields. */
export function FormWithSummary({ errors, attempt, summaryTitle, children, ...form }: FormWithSummaryProps) {
  return (
    <Form {...form}>
      <ErrorSummary errors={errors} attempt={attempt} {...(summaryTitle && { title: summaryTitle })} />
      {children}
    </Form>
  )
}
