/** What was read on an image. */
export interface Print {
  /** The CPFs with right check digits, as 11 digits. */
  cpfs: string[];
  /** The dates that exist, as `YYYY-MM-DD`. */
  dates: string[];
  /** The lines of text, for comparing names; none is empty. */
  lines: string[];
}

/** The answers that an image is held against; an empty one is not compared. */
export interface ComparedAnswers {
  name?: string | null | undefined;
  /** The CPF, with or without punctuation. */
  cpf?: string | null | undefined;
  /** The day of birth, 'yyyy-MM-dd'. */
  birthDate?: string | null | undefined;
}
