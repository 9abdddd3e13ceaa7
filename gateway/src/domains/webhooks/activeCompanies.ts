import type { WebhookDependencies } from './webhookDependencies.js';
import type { WebhookRecord } from './webhooksModel.js';

/** The webhooks among these that may be told something: a company that is switched off is told nothing, though its webhooks stay on. */
export async function ofActiveCompanies<Webhook extends Pick<WebhookRecord, 'clientId'>>(
  webhooks: readonly Webhook[],
  { services }: WebhookDependencies,
): Promise<Webhook[]> {
  const ids = new Set(webhooks.flatMap(({ clientId }) => clientId?.toString() ?? []));
  const companies = await services.clientDirectory.byIds([...ids]);
  const active = new Set(companies.filter((company) => company.active).map(({ _id }) => _id.toString()));
  return webhooks.filter(({ clientId }) => clientId === null || active.has(clientId.toString()));
}
