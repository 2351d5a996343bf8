import type { Result } from './checkServer.ts'

/** The lines of one result. */
export function linesOf({ route, call, ms, skipped, faults }: Result): string {
  const name = `${route}  ${call}`
  if (skipped !== null) return `–  ${name}: not asked, ${skipped}`
  return faults.length === 0 ? `✓  ${name}  ${ms} ms` : [`✗  ${name}  ${ms} ms`, ...faults.map((fault) => `     ${fault}`)].join('\n')
}

/** `12 answered well, 2 with faults, 20 not asked` */
export function summaryOf(results: readonly Result[]): string {
  const skipped = results.filter((result) => result.skipped !== null).length
  const faulty = results.filter(({ faults }) => faults.length > 0).length
  return `${results.length - skipped - faulty} answered well, ${faulty} with faults, ${skipped} not asked`
}

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }
/** XML has no control characters. */
const escaped = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[<>&"]/g, (sign) => escapes[sign] ?? sign)

/** The results as JUnit's XML, which build servers read. */
export function junitOf(results: readonly Result[]): string {
  const cases = results.map(({ route, call, ms, skipped, faults }) => {
    const inner =
      skipped === null
        ? faults.map((fault) => `<failure message="${escaped(fault)}"/>`).join('')
        : `<skipped message="${escaped(skipped)}"/>`
    return `    <testcase classname="${escaped(call)}" name="${escaped(route)}" time="${(ms / 1000).toFixed(3)}">${inner}</testcase>`
  })
  const faulty = results.filter(({ faults }) => faults.length > 0).length
  const skipped = results.filter((result) => result.skipped !== null).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract" tests="${results.length}" failures="${faulty}" skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

/** The text without the secrets in it. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter((secret) => secret.length > 3).reduce((rest, secret) => rest.replaceAll(secret, '•••'), text)
