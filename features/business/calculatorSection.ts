/** By which a link leads to the spend calculator, `#calculator-section` (CAL-01). */
export const calculatorSection = 'calculator-section'
