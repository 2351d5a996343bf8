import { QrCode } from './QrCode.tsx'

/** Wrong uses of QrCode: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an alternative text
    <QrCode key="1" value="https://dine.example" />,
    // @ts-expect-error -- cameras read dark on light
    <QrCode key="2" value="https://dine.example" label="Open the app" tone="accent" />,
  ]
  return [wrong]
}
