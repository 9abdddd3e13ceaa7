/** Whether a text has the form of an e-mail, blanks around it aside; the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim());
