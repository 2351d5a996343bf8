import { ErrorSummary } from './ErrorSummary.tsx'
import { FormWithSummary } from './FormWithSummary.tsx'

const noop = () => {}

/** Wrong uses of ErrorSummary: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- what is wrong is wrong with a field */}
    <ErrorSummary attempt={1} errors={[{ message: 'Please look again.' }]} />
    {/* @ts-expect-error -- each attempt is counted, so that the focus comes each time */}
    <ErrorSummary errors={[]} />
    {/* @ts-expect-error -- the same holds around a form */}
    <FormWithSummary attempt={1} errors={[{ message: 'Please look again.' }]} onSubmit={noop}>
      Fields
    </FormWithSummary>
  </>
)
