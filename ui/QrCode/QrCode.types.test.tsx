import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

it('has words for those who cannot see it, and no colours', () => {
  const wrong = [
    // @ts-expect-error -- a picture without words
    <QrCode key="1" value="https://dine.example" />,
    // @ts-expect-error -- cameras read dark on light
    <QrCode key="2" value="https://dine.example" label="Open the app" tone="accent" />,
  ]
  expect(wrong).toHaveLength(2)
})
