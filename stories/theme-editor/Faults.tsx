import { measure } from '../../themes/contrast.ts'
import { type Schemes, schemeNames } from '../../themes/scheme.ts'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Details } from '../../ui/Details/Details.tsx'

/** The number that is always shown: a longer list would push the sliders away. */
const shown = 2

/** Lists the pairs of colours with too little contrast in either scheme, the worst first. */
export function Faults({ schemes }: { readonly schemes: Schemes }) {
  const faint = schemeNames
    .flatMap((name) => measure(schemes[name]).map((pair) => ({ name, ...pair })))
    .filter(({ enough }) => !enough)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)
    .map(({ name, front, back, ratio, least }) => `${front} on ${back}, ${name}: ${ratio.toFixed(2)}, needs ${least}`)
  if (faint.length === 0) {
    return (
      <Alert tone="success" live="polite">
        Every pair has the contrast it needs.
      </Alert>
    )
  }
  return (
    <Alert tone="danger" live="polite" title={faint.length === 1 ? 'One pair is too faint' : `${faint.length} pairs are too faint`}>
      <Pairs lines={faint.slice(0, shown)} />
      {faint.length > shown && (
        <Details summary="The others">
          <Pairs lines={faint.slice(shown)} />
        </Details>
      )}
    </Alert>
  )
}

function Pairs({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
