/** What is asked for and is so already is no change: it is not logged, no domain reacts to it, and no security event tells of it. */
import type { Change } from '../src/domains/changes/change.js';
import { saveRefusalReasons } from '../src/domains/documents/refusalReasons.js';
import { startCandidateStory, type CandidateStory } from './candidates.js';

let story: CandidateStory;
/** How many changes were recorded. */
let count: number;
beforeAll(async () => {
  story = await startCandidateStory();
  const { changes } = story.server.services;
  for (const entity of [
    'customField',
    'fieldPermission',
    'exportTemplate',
    'reminderRules',
    'refusalReasons',
    'messageText',
  ] as const) {
    changes.observe(entity, () => void (count += 1));
  }
});
afterAll(() => story.stop());

const fields = () => story.server.services.customFields;
const permissions = () => story.server.services.fieldPermissions;
const templates = () => story.server.services.exportTemplates;
const admin = () => story.admin.viewer;

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const select = async () => {
  const input = { target: 'candidate', key: `turno_${Date.now()}`, label: 'Turno', type: 'select', options } as const;
  return (await fields().create(admin(), { ...input, canView: ['client'] }))._id.toString();
};
const rules = { daysBefore: [7], daysAfter: [2], companyMails: ['digest'], language: 'pt-BR' };
const REMINDER = { language: 'pt-BR', message: 'reminderBefore' };
const template = async () =>
  (
    await templates().save(admin(), {
      name: 'Folha',
      columnMappings: [{ templateColumnName: 'Nome', dataFieldKey: 'name', order: 0 }],
    })
  )._id.toString();

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  [
    'the properties and rights of a field',
    async () => {
      const id = await select();
      return () => fields().update(admin(), id, { label: 'Período', order: 5, canView: ['candidate'] });
    },
  ],
  [
    'whether a field is active',
    async () => {
      const id = await select();
      return () => fields().update(admin(), id, { active: false });
    },
  ],
  [
    'an option that is added',
    async () => {
      const id = await select();
      return () => fields().addOptions(admin(), id, { options: [{ value: 'd', label: 'D' }] });
    },
  ],
  [
    'an option that is taken away',
    async () => {
      const id = await select();
      return () => fields().removeOptions(admin(), id, { options: [{ value: 'a', label: 'a' }] });
    },
  ],
  [
    'a permission',
    async () => () => permissions().save(admin(), { fieldKey: 'cpf', canView: ['client'], canEdit: [] }),
  ],
  [
    'a template',
    async () => {
      const id = await template();
      return () => templates().update(admin(), id, { name: 'Folha nova', isDefault: true });
    },
  ],
  [
    'the default template',
    async () => {
      const id = await template();
      return () => templates().setDefault(admin(), id);
    },
  ],
  ['the rules of reminders', async () => () => story.server.services.reminders.saveRules(admin(), null, rules)],
  [
    'rules that are reset',
    async () => {
      await story.server.services.reminders.saveRules(story.client.viewer, null, rules);
      return () => story.server.services.reminders.resetRules(story.client.viewer, null);
    },
  ],
  [
    'the reasons of refusals',
    async () => () => saveRefusalReasons(story.server.services, admin(), { texts: ['Cortado'] }),
  ],
  [
    'the words of a mail',
    async () => () =>
      story.server.services.texts.save(admin(), null, { ...REMINDER, subject: '$falta', body: '$pouco' }),
  ],
])('%s: the second of two equal calls is no change', async (_what, prepare) => {
  const call = await prepare();
  count = 0;
  await call();
  expect(count).toBe(1);
  await call();
  expect(count).toBe(1);
});

it('words that are saved as they are keep their author, and dollar signs stay what they are', async () => {
  const { texts } = story.server.services;
  const words = { ...REMINDER, subject: '$body', body: 'Faltam R$ 5, {{nome}}' };
  const other = { ...admin(), name: 'Outra Pessoa' };
  const at = (minutes: number) => story.server.setNow(new Date(Date.UTC(2026, 7, 3, 12, minutes)));
  at(0);
  const first = await texts.save(admin(), null, words);
  expect(first).toMatchObject({ subject: words.subject, body: words.body, changedByName: admin().name });
  at(1);
  expect(await texts.save(other, null, words)).toEqual(first);
  at(2);
  const changedAt = new Date(Date.UTC(2026, 7, 3, 12, 2));
  const otherWords = { ...words, subject: 'Outro' };
  expect(await texts.save(other, null, otherWords)).toMatchObject({ changedAt, changedByName: other.name });
  story.server.setNow(null);
});

it('of a field and its rights those that were changed are named, and no others', async () => {
  const id = await select();
  const named: Change['fields'][] = [];
  const note = ({ fields: names }: Change) => void named.push(names);
  story.server.services.changes.subscribe('customField', note, ({ action }) => action === 'update');
  await fields().update(admin(), id, { label: 'Escala', type: 'select', canView: ['client'], canEdit: ['client'] });
  expect(named).toEqual([['label', 'canEdit']]);
});
