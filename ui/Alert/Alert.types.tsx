import { Alert } from './Alert.tsx'

/** Wrong uses of Alert: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the tone sets its colour and icon */}
    <Alert title="We sent you a new code" />
    {/* @ts-expect-error -- there is no such tone */}
    <Alert tone="error" title="Something went wrong" />
    {/* @ts-expect-error -- it is announced politely, at once or not at all */}
    <Alert tone="info" live={true} title="Saved" />
    {/* @ts-expect-error -- looks belong to the theme */}
    <Alert tone="info" title="Saved" className="wide" />
    {/* @ts-expect-error -- it needs a text */}
    <Alert tone="info" live="polite" />
  </>
)
