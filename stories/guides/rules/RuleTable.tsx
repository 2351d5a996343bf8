import { table } from '../../../.storybook/docs/docs.css.ts'
import type { Rule } from './rules.ts'

type Props = { readonly label: string; readonly rules: readonly Rule[] }

/** Rules, each with its source, its answer, and the tests that prove it. */
export const RuleTable = ({ label, rules }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard
  <table className={table} aria-label={label} tabIndex={0}>
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">The sentence</th>
        <th scope="col">Here</th>
        <th scope="col">Proof</th>
      </tr>
    </thead>
    <tbody>
      {rules.map(({ id, source, rule, answer, proofs }) => (
        <tr key={id}>
          <th scope="row">
            {id}
            <br />
            <small>{source}</small>
          </th>
          <td>{rule}</td>
          <td>{answer}</td>
          <td>
            {proofs.length === 0 && 'A decision'}
            {proofs.map(({ file, test }) => (
              <div key={file + test}>
                <code>{file}</code> {test}
              </div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
