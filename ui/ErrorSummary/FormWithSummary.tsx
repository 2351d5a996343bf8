import { Form, type FormProps } from '../Form/Form.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

export type FormWithSummaryProps = FormProps & {
  /** In the order of the fields. */
  errors: ErrorSummaryProps['errors']
  /** Counts how often the form was sent; fits `formState.submitCount` of react-hook-form. */
  attempt: number
  /** What the summary says above its list. */
  summaryTitle?: string
}

/** A form long enough that what is wrong may be out of sight: it is told above the fields as well. */
export function FormWithSummary({ errors, attempt, summaryTitle, children, ...form }: FormWithSummaryProps) {
  return (
    <Form {...form}>
      <ErrorSummary errors={errors} attempt={attempt} {...(summaryTitle && { title: summaryTitle })} />
      {children}
    </Form>
  )
}
