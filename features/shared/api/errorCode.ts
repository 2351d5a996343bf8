const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

/** The error code in the body of a refusal, such as `account_suspended`; empty if the server gives none. */
export function errorCode(body: unknown): { readonly code?: string } {
  const holders = [body, field(body, 'error'), field(body, 'errors')]
  const codes = holders.flatMap((holder) => [field(holder, 'error_code'), field(holder, 'code')])
  const code = codes.find((each) => typeof each === 'string')
  return code === undefined ? {} : { code }
}
