import CandidateArea from '../features/candidateArea/CandidateArea/CandidateArea';
import { loadTexts } from '../i18n';
import { fieldsByAnswers } from '../lib/fieldConditions';
import { serveGraphql, type GraphqlAnswer, type GraphqlCall } from './graphqlServer';
import { field, profile } from './ownCandidate';
import { renderUi } from './renderUi';

interface Sent {
  key: string;
  value: string;
  previousValue: string;
}

/** A question of yes or no, of which others may be the sequel. */
export const yesNo = (key: string, label: string, data: object = {}) =>
  field({ key, label, type: 'CHECKBOX', ...data });

/** A question that is asked where another one is answered so. */
export const sequel = (key: string, label: string, fieldKey: string, data: object = {}) =>
  field({ key, label, condition: { fieldKey, values: ['true'] }, ...data });

/**
 * A server with a form whose questions depend on one another: it keeps the answers, keeps those to itself that are not
 * asked for, and refuses all of a request for one of these.
 * @param fields each with what is in store
 * @param answer what it says to an operation in another way; undefined where it does not
 */
export function serveDependentForm(
  fields: ReturnType<typeof field>[],
  data: object = {},
  answer: (call: GraphqlCall) => GraphqlAnswer | Promise<GraphqlAnswer> | undefined = () => undefined,
) {
  const store = new Map<string, string>(fields.map(({ key, value }) => [key, value ?? '']));
  const known = () =>
    fieldsByAnswers(fields, (key) => store.get(key)).map((each) => ({
      ...each,
      value: (!each.conditionUnmet && store.get(each.key)) || null,
    }));
  const outcome = (savedAt: string | null, userErrors: object[]): GraphqlAnswer => {
    const candidate = { name: 'Ana Lima', email: 'ana@exemplo.com', fields: known() };
    return { data: { saveOwnAnswers: { savedAt, candidate, userErrors } } };
  };
  const save = (sent: readonly Sent[]): GraphqlAnswer => {
    const conflict = sent.find(({ key, previousValue }) => store.get(key) !== previousValue);
    if (conflict) return outcome(null, [{ message: 'Mudou.', code: 'CONFLICT', field: ['fields', conflict.key] }]);
    const before = new Map(store);
    sent.forEach(({ key, value }) => store.set(key, value));
    const unasked = known().find(({ key, conditionUnmet }) => conditionUnmet && sent.some((each) => each.key === key));
    if (!unasked) return outcome('2026-11-20T15:00:00Z', []);
    before.forEach((value, key) => store.set(key, value));
    const message = `O campo "${unasked.label}" não é pedido: depende da resposta a outro campo.`;
    return outcome(null, [{ message, code: 'FORBIDDEN', field: ['fields', unasked.key] }]);
  };
  const calls = serveGraphql((call) => {
    const told = answer(call);
    if (told) return told;
    if (call.operation === 'OwnCandidate') return profile({ fields: known(), ...data });
    if (call.operation === 'FinishOwnForm') return { data: { finishOwnForm: { userErrors: [] } } };
    if (call.operation === 'SendOwnDocument') return { data: { sendOwnDocument: { userErrors: [] } } };
    return save((call.variables['input'] as { fields: Sent[] }).fields);
  });
  const asked = (name: string) => calls.filter(({ operation }) => operation === name);
  return {
    /** What is in store; another device may write there. */
    store,
    asked,
    /** The answers of each request, by key. */
    sent: () =>
      asked('SaveOwnAnswers').map(({ variables }) =>
        Object.fromEntries((variables['input'] as { fields: Sent[] }).fields.map(({ key, value }) => [key, value])),
      ),
  };
}

/** Draws the candidate's area over such a server. */
export async function openDependentForm(...form: Parameters<typeof serveDependentForm>) {
  await loadTexts('candidate', 'fields', 'capture');
  const server = serveDependentForm(...form);
  return { ...server, ...renderUi(<CandidateArea />) };
}
