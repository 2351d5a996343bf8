import { Subheading } from '@storybook/addon-docs/blocks'
import { table } from './docs.css.ts'
import { keyboards } from './keyboard.ts'
import { useDocumented } from './useDocumented.ts'

/** The keys and roles of a component with controls. */
export function Keyboard() {
  const known = useDocumented().map(({ name }) => keyboards[name])
  return known.map(
    (keyboard) =>
      keyboard && (
        <section key={keyboard.roles.join(' ')}>
          <Subheading>Keys and roles</Subheading>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.keys.map(([keys, does]) => (
                <tr key={does}>
                  <th scope="row">
                    {keys.split(', ').map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            Roles:{' '}
            {keyboard.roles.map((role) => (
              <code key={role}>{role}</code>
            ))}
          </p>
        </section>
      ),
  )
}
