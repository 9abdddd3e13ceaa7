import {
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { Viewer } from '../auth/viewer.js';
import { areas } from '../persistence/editions.js';
import { Remembered } from '../persistence/remembered.js';

/** Root fields whose answers come from tracked records alone: they stay as they are until one of these is written. */
const fromTrackedRecords: ReadonlySet<string> = new Set(['candidates', 'candidateTotals', 'clients', '__typename']);
/** Secrets are opened for each answer, and are not kept. */
const secrets: ReadonlySet<string> = new Set(['accessLink', 'accessToken', 'accessPassword']);

/** Lists that staff have open at the same time. */
const KNOWN_ANSWERS = 30;

/** Whether nothing but records that are tracked decides the answer to a query, besides its variables and who asks. */
export function isFromTrackedRecords(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const { selections } = operation.selectionSet;
  if (!selections.every((root) => root.kind === Kind.FIELD && fromTrackedRecords.has(root.name.value))) return false;
  let opensSecret = false;
  visit(document, {
    Field({ name }) {
      opensSecret ||= secrets.has(name.value);
    },
  });
  return !opensSecret;
}

/**
 * Answers of queries that are given again, as objects and as text, while nothing has been written: a screen that is
 * opened again, a program that asks every minute. An answer with errors is not kept.
 */
export class KnownAnswers {
  readonly #answers = new Remembered<ExecutionResult>(areas, KNOWN_ANSWERS);

  /** @param question the document and its variables; together with who asks it tells one answer from another. */
  get(question: string, viewer: Viewer | null, answer: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    return this.#answers.get(`${JSON.stringify(viewer)} ${question}`, answer, ({ data, errors }) => {
      if (errors || !data) return false;
      texts.set(data, null);
      return true;
    });
  }
}

/** The texts of known answers by their data; null until the text is asked for. */
const texts = new WeakMap<object, string | null>();

/** An answer as JSON; that of a known one is written once. */
export function textOf(result: FormattedExecutionResult): string {
  const { data, errors, extensions } = result;
  const known = data && !errors && !extensions ? texts.get(data) : undefined;
  if (known) return known;
  const text = JSON.stringify(result);
  if (data && known === null) texts.set(data, text);
  return text;
}
