import { ErrorSummary } from './ErrorSummary.tsx'
import { FormWithSummary } from './FormWithSummary.tsx'

const noop = () => {}

/** Wrong uses of ErrorSummary: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- an error belongs to a field */}
    <ErrorSummary attempt={1} errors={[{ message: 'Please look again.' }]} />
    {/* @ts-expect-error -- it needs the number of attempts, so that each moves the focus */}
    <ErrorSummary errors={[]} />
    {/* @ts-expect-error -- the form needs it too */}
    <FormWithSummary attempt={1} errors={[{ message: 'Please look again.' }]} onSubmit={noop}>
      Fields
    </FormWithSummary>
  </>
)
