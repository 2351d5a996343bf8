/** The value of a token (`vars.text.base`) where the element is. */
export const tokenValue = (element: Element, token: string): string =>
  getComputedStyle(element)
    .getPropertyValue(token.replace(/^var\((--[^),]+).*$/, '$1'))
    .trim()
