/** The text without the marks above and below its letters ('São' gives 'Sao'), which stay apart from the letters (NFD). */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
