/** An answer as far as it is the same after it was stored: the server joins blanks, and writes e-mails in small letters. */
const compared = (value: string): string => value.trim().replace(/\s+/g, ' ').toLowerCase();

/** What this page has sent without hearing of it: where one of these values is in store, it came from here. */
export class UntoldAnswers {
  readonly #values = new Map<string, Set<string>>();

  add(key: string, value: string): void {
    this.#values.set(key, new Set(this.#values.get(key)).add(compared(value)));
  }

  has(key: string, value: string): boolean {
    return this.#values.get(key)?.has(compared(value)) ?? false;
  }

  /** By now it is known what is in store: whatever replaces that came from elsewhere. */
  forget(key: string): void {
    this.#values.delete(key);
  }
}
