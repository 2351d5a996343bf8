/** The id of the calculator's section, for links such as `#calculator-section` (CAL-01). */
export const calculatorSection = 'calculator-section'
