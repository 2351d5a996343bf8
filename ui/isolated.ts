const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u

/**
 * A name within a sentence of plain text, as labels and titles are. One that is written from right to left is isolated: otherwise it would
 * reorder the sum or the number beside it. Others have no invisible marks, so that a copied sentence is what it looks like.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)
