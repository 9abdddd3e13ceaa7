import { fieldError } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';

/** Which of these ids are those of clients. */
export type FindClients = (ids: readonly string[]) => Promise<readonly { _id: { toString: () => string } }[]>;

/** The clients to whose candidates fields may be limited. */
export class FieldClients {
  #find: FindClients = () => Promise.resolve([]);

  /** Names where clients are looked up; until then there are none. */
  define(find: FindClients): void {
    this.#find = find;
  }

  /**
   * Refuses ids that are not those of clients. Present ones stay as they are, as a client may have been deleted since.
   * @throws DomainError NOT_FOUND on `clientIds`.
   */
  async assertExist(ids: readonly string[], present: readonly string[]): Promise<void> {
    const added = ids.filter((id) => !present.includes(id));
    const found = new Set((await this.#find(added.filter(isDatabaseId))).map(({ _id }) => _id.toString()));
    if (!added.every((id) => found.has(id))) throw fieldError('NOT_FOUND', 'clientIds', 'Cliente não encontrado.');
  }
}
