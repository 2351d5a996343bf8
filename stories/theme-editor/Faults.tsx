import { measure } from '../../themes/contrast.ts'
import { type Schemes, schemeNames } from '../../themes/scheme.ts'
import { Alert } from '../../ui/Alert/Alert.tsx'

/** Says which pairs of colours have too little contrast, in either scheme. */
export function Faults({ schemes }: { readonly schemes: Schemes }) {
  const faint = schemeNames.flatMap((name) =>
    measure(schemes[name])
      .filter(({ enough }) => !enough)
      .map((pair) => ({ name, ...pair })),
  )
  if (faint.length === 0) {
    return (
      <Alert tone="success" live="polite">
        Every pair has the contrast it needs.
      </Alert>
    )
  }
  return (
    <Alert tone="danger" live="polite" title={faint.length === 1 ? 'One pair is too faint' : `${faint.length} pairs are too faint`}>
      <ul>
        {faint.map(({ name, front, back, ratio, least }) => (
          <li key={`${name} ${front} ${back} ${least}`}>{`${front} on ${back}, ${name}: ${ratio.toFixed(2)}, needs ${least}`}</li>
        ))}
      </ul>
    </Alert>
  )
}
