/** The times in a text, '15:07' or '03:07 PM', whatever kind of space is in them. */
export const clocksIn = (text: string): string[] =>
  text.replaceAll(/\s/g, ' ').match(/\d{1,2}:\d{2}(?: ?[AaPp]\.?[Mm])?|\b\d{1,2} ?(?:[AaPp]\.?[Mm]\b|h\b)/g) ?? [];

/** How each language writes a time; Portuguese sentences may write a whole hour as '8h'. */
export const clockOf = {
  'pt-BR': /^(?:\d|[01]\d|2[0-3])(?:h|:[0-5]\d)$/,
  'en-US': /^(?:0[1-9]|1[0-2]):[0-5]\d [AP]M$/,
} as const;
