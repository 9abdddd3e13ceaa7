/** The LGPD consent: what its proof says, and what it stands for. */
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import type { CandidateViewer } from '../../auth/viewer.js';
import { CandidateModel, type CandidateRecord } from '../candidates/candidatesModel.js';
import { CONSENT_VERSION } from '../candidates/consent.js';
import { consentHash } from './consentText.js';
import { AcceptedTextModel } from './privacyModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const privacy = () => story.server.services.privacy;

async function newcomer(options?: { consented?: boolean }) {
  const candidate = await story.register();
  return { id: candidate._id.toString(), ...(await story.signIn(candidate, options)) };
}
async function stored(id: string): Promise<CandidateRecord> {
  return story.server.services.candidates.get(story.admin.viewer, id);
}
const document = async (language: 'pt-BR' | 'en-US') =>
  privacy().consentDocument(language, await story.server.services.customFields.catalogueOfClient(null));
const accept = (viewer: CandidateViewer, shown: { version: string; textHash: string }) =>
  privacy().recordConsent(viewer, { ...shown, origin: testOrigin, source: 'web' });

it('is stored with version, hash, time and address', async () => {
  const { id } = await newcomer();
  expect((await stored(id)).consent).toMatchObject({
    version: expect.any(String),
    textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    at: expect.any(Date),
    ip: testOrigin.ip,
    userAgent: testOrigin.userAgent,
    source: 'web',
  });
});

it.each(['pt-BR', 'en-US'] as const)('in %s keeps the whole text that its hash stands for, once', async (language) => {
  const shown = await document(language);
  const people = await Promise.all([1, 2, 3].map(() => newcomer({ consented: false })));
  await Promise.all(people.map(({ viewer }) => accept(viewer, shown)));
  const { textHash } = (await stored(people[0]?.id ?? '')).consent ?? {};
  const [kept, ...more] = await AcceptedTextModel.find({ _id: textHash }).lean();
  expect(more).toEqual([]);
  const { sections, declaration, fieldLabels } = shown;
  expect(kept).toMatchObject({ language, sections, declaration, fieldLabels });
  expect(kept && consentHash(kept)).toBe(textHash);
});

it.each([[{ version: '1999-01-01' }], [{ textHash: '0'.repeat(64) }]])(
  'is refused for another text than the one in force: %j',
  async (wrong) => {
    const { id, viewer } = await newcomer({ consented: false });
    const { version, textHash } = await document('en-US');
    await expect(accept(viewer, { version, textHash, ...wrong })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await stored(id)).consent).toBeNull();
  },
);

it('is refused for another list of fields than the one in force, and who has accepted is not asked again', async () => {
  const before = await newcomer();
  const { id, viewer } = await newcomer({ consented: false });
  const shown = await document('pt-BR');
  const { customFields } = story.server.services;
  const { _id } = await customFields.create(story.admin.viewer, {
    key: 'religiao',
    label: 'Religião',
    type: 'text',
    target: 'candidate',
    canView: ['admin', 'candidate'],
    canEdit: ['admin', 'candidate'],
  });
  await expect(accept(viewer, shown)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await stored(id)).consent).toBeNull();
  await accept(viewer, await document('pt-BR'));
  expect(privacy().hasConsented(await stored(before.id))).toBe(true);
  await customFields.delete(story.admin.viewer, _id.toString());
});

it('keeps the first proof when it is given again, also at the same moment', async () => {
  const { id, viewer } = await newcomer({ consented: false });
  const shown = [await document('pt-BR'), await document('en-US')];
  const [first, second] = await Promise.all(shown.map((text) => accept(viewer, text)));
  expect(second?.consent).toEqual(first?.consent);
  await story.consent(viewer);
  expect((await stored(id)).consent).toEqual(first?.consent);
});

it('of an older version does not count', async () => {
  const { id } = await newcomer();
  const { consent } = await stored(id);
  expect(privacy().hasConsented({ consent })).toBe(true);
  expect(privacy().hasConsented({ consent: consent && { ...consent, version: '2020-01-01' } })).toBe(false);
});

it('of an older version stays provable when the new one is accepted, through either transport', async () => {
  const transports = {
    web: async (viewer: CandidateViewer) => void (await accept(viewer, await document('pt-BR'))),
    v1: async ({ candidateId }: CandidateViewer, token: string) => {
      const request = { token, body: { formData: {} } };
      const { status } = await story.server.rest('patch', `/candidates/${candidateId}/form-data`, request);
      expect(status).toBe(200);
    },
  };
  for (const [source, acceptAgain] of Object.entries(transports)) {
    const { id, viewer, token } = await newcomer();
    const of2020 = { ...(await stored(id)).consent, version: '2020-01-01' };
    await CandidateModel.updateOne({ _id: id }, { $set: { consent: of2020 } });
    await acceptAgain(viewer, token);
    const { consent, earlierConsents } = (await CandidateModel.findById(id).select('+earlierConsents').lean()) ?? {};
    expect(consent).toMatchObject({ source, version: CONSENT_VERSION });
    expect(earlierConsents).toEqual([of2020]);
  }
});

it('that `/v1` stores with the first write stands for a text that is kept as well', async () => {
  const { id, token } = await newcomer({ consented: false });
  await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body: { formData: { cidade: 'Natal' } } });
  const { consent } = await stored(id);
  expect(consent?.source).toBe('v1');
  const kept = await AcceptedTextModel.findById(consent?.textHash).lean();
  expect(kept && consentHash(kept)).toBe(consent?.textHash);
});

it('names what candidates are asked for, and nothing that they may not see', async () => {
  expect(await document('pt-BR')).toMatchObject({
    fieldLabels: ['Nome', 'E-mail', 'CPF', 'Cidade', 'Parecer'],
    controllerContact: story.server.config.controllerContact,
  });
  expect((await document('en-US')).controllerContact).toBe('Data protection officer: admin@esteira.local');
  expect((await document('en-US')).sections.map(({ title }) => title)).toEqual([
    'Purpose',
    'Legal basis',
    'Data collected',
    'Sharing',
    'Retention',
    'Your rights',
    'Contact of the controller',
  ]);
});
