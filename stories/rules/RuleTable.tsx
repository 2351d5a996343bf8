import { table } from '../../.storybook/docs/docs.css.ts'
import type { Rule } from './rule.ts'

const names = { code: 'Met', decision: 'Decided', server: 'The server’s' } as const

type Props = { readonly label: string; readonly rules: readonly Rule[] }

/** Rules: how each is kept, and the test that proves it. */
export const RuleTable = ({ label, rules }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the table scrolls, also by keyboard
  <table className={table} aria-label={label} tabIndex={0}>
    <thead>
      <tr>
        {['Rule', 'Its sentence', 'State', 'How', 'Proof'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rules.map((rule) => (
        <tr key={rule.id}>
          <th scope="row">
            {rule.id}
            {rule.source !== undefined && (
              <>
                <br />
                <small>{rule.source}</small>
              </>
            )}
          </th>
          <td>{rule.sentence}</td>
          <td>{names[rule.by]}</td>
          <td>{rule.how}</td>
          <td>
            {rule.by === 'code' && (
              <>
                <code>{rule.proof.file}</code> {rule.proof.test}
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
