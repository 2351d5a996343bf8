import { Alert } from './Alert.tsx'

/** Wrong uses of Alert: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a tone it has neither colour nor sign */}
    <Alert title="We sent you a new code" />
    {/* @ts-expect-error -- there is no such tone */}
    <Alert tone="error" title="Something went wrong" />
    {/* @ts-expect-error -- it is read out politely, at once or not at all */}
    <Alert tone="info" live={true} title="Saved" />
    {/* @ts-expect-error -- looks belong to the theme */}
    <Alert tone="info" title="Saved" className="wide" />
    {/* @ts-expect-error -- news without messages is none */}
    <Alert tone="info" live="polite" />
  </>
)
