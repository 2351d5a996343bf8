import { type ReactNode, Suspense, use } from 'react'
import { table } from '../../.storybook/docs/docs.css.ts'
import { aspects } from './aspects.ts'
import { componentRecords } from './componentRecords.ts'
import { walkRecords } from './walkRecords.ts'
import type { Proof } from '../coverage/proof.ts'

type RowsProps = { readonly first: string; readonly label: string; readonly children: ReactNode }

/** A table with a column for each aspect. */
const Rows = ({ first, label, children }: RowsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard
  <table className={table} aria-label={label} tabIndex={0}>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {aspects.map(({ aspect, name }) => (
          <th key={aspect} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const ProofOf = ({ proof: { file, test } }: { readonly proof: Proof }) => (
  <>
    <code>{file}</code> {test}
  </>
)

/** The main walk of each surface, with the test that proves each aspect. */
export const WalkTable = () => (
  <Rows first="Walk" label="Accessibility of the main walks">
    {walkRecords.map(({ walk, proofs }) => (
      <tr key={walk}>
        <th scope="row">{walk}</th>
        {aspects.map(({ aspect }) => (
          <td key={aspect}>
            <ProofOf proof={proofs[aspect]} />
          </td>
        ))}
      </tr>
    ))}
  </Rows>
)

const reading = import('virtual:texts/stories').then(({ default: texts }) => componentRecords(texts))

const ComponentRows = () =>
  use(reading).map(({ component, proofs }) => (
    <tr key={component}>
      <th scope="row">{component}</th>
      {aspects.map(({ aspect }) => (
        <td key={aspect}>{proofs[aspect]}</td>
      ))}
    </tr>
  ))

/** Every component, with the stories that prove each aspect. */
export const ComponentTable = () => (
  <Suspense>
    <Rows first="Component" label="Accessibility of the components">
      <ComponentRows />
    </Rows>
  </Suspense>
)
