/** The id of the calculator's section, for links such as `#calculator-section`. */
export const calculatorSection = 'calculator-section'
