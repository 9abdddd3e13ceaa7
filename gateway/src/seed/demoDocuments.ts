import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { CandidateViewer, UserViewer } from '../auth/viewer.js';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { Services } from '../domains/services.js';
import { DAY_MS, type StoryClock } from './storyClock.js';

const origin = { requestId: 'demo-data', ip: '127.0.0.1', userAgent: null };

/** One document of the demo: what is sent, and what becomes of it. */
interface DemoDocument {
  fieldKey: string;
  /** What is printed above the name on each page. */
  pages: readonly { name: string | null; title: string }[];
  /** Days from today until it expires, negative for one that has. */
  expiresInDays?: number;
  judgement?: 'approved' | { refused: string };
  /** Sent once more after it was refused. */
  isSentAgain?: boolean;
}

const rg = {
  fieldKey: 'documento_rg',
  pages: [
    { name: 'Frente', title: 'CARTEIRA DE IDENTIDADE' },
    { name: 'Verso', title: 'REGISTRO GERAL' },
  ],
};
const residence = { fieldKey: 'comprovante_residencia', pages: [{ name: null, title: 'CONTA DE LUZ' }] };
const portrait = { fieldKey: 'foto_3x4', pages: [{ name: null, title: 'FOTO 3X4' }] };
const health = { fieldKey: 'aso', pages: [{ name: null, title: 'ATESTADO DE SAÚDE OCUPACIONAL' }] };

/**
 * Documents of the first candidates of the demo, by their number: every state that a document can have. The documents of a finished
 * form are all sent or approved, as a refusal opens the form again.
 */
const documentsByNumber: Readonly<Record<number, readonly DemoDocument[]>> = {
  0: [
    { ...rg, judgement: 'approved' },
    { ...residence, judgement: 'approved' },
  ],
  1: [rg, residence, { ...health, expiresInDays: 20, judgement: 'approved' }],
  2: [{ ...rg, judgement: { refused: 'Ilegível' } }, portrait],
  4: [{ ...health, expiresInDays: -12, judgement: 'approved' }],
  6: [{ ...residence, judgement: { refused: 'Documento vencido' }, isSentAgain: true }],
};

/**
 * Sends the demo documents of one candidate, who has consented and not finished, as the candidate does, and judges them.
 * @param pause lets some time of the story pass
 */
export async function seedDocuments(
  services: Services,
  {
    candidate,
    admin,
    number,
    pause,
    clock,
  }: { candidate: CandidateRecord; admin: UserViewer; number: number; pause: () => void; clock: StoryClock },
): Promise<void> {
  const planned = documentsByNumber[number];
  if (!planned) return;
  const { documents, identity, candidates } = services;
  const id = candidate._id.toString();
  const send = async (self: CandidateViewer, { fieldKey, pages, expiresInDays }: DemoDocument) => {
    const sent = [];
    for (const { name, title } of pages) {
      const bytes = await photographOf([title, candidate.name]);
      const file = { filename: 'foto.jpg', mimetype: 'image/jpeg', createReadStream: () => Readable.from([bytes]) };
      const page = await documents.upload(self, id, { fieldKey, uploadId: randomUUID() }, file);
      sent.push({ id: page._id.toString(), name });
    }
    const expiresOn = expiresInDays === undefined ? null : dayFromNow(expiresInDays);
    return (await documents.send(self, id, { fieldKey, pages: sent, expiresOn }))._id.toString();
  };
  /** In one session, which would end while time passes. @returns their ids */
  const sendAll = async (meant: readonly DemoDocument[]) => {
    const access = await candidates.credentials.of(admin, id);
    await identity.signInCandidate(access, origin);
    // Another session than that of the story, which a sign-in at the server removes as long expired.
    const self = await clock.atPresent(async () =>
      identity.authenticate((await identity.signInCandidate(access, origin)).token),
    );
    if (self?.kind !== 'candidate') throw new Error('a candidate of the demo can sign in');
    const ids = [];
    for (const document of meant) ids.push(await send(self, document));
    await identity.signOut(self);
    return ids;
  };

  const ids = await sendAll(planned);
  for (const [index, { judgement }] of planned.entries()) {
    const documentId = ids[index] ?? '';
    if (judgement) pause();
    if (judgement === 'approved') await documents.judging.approve(admin, documentId);
    else if (judgement) await documents.judging.refuse(admin, documentId, { reason: judgement.refused });
  }
  const again = planned.filter(({ isSentAgain }) => isSentAgain);
  if (again.length === 0) return;
  pause();
  await sendAll(again);
}

/** The day so many days from now, 'yyyy-MM-dd'. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A plain card on a table, with these lines on it, as a JPEG. */
function photographOf(lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="120" y="${String(200 + index * 90)}" font-size="44" fill="#1d2b24">${escaped(line)}</text>`,
  );
  const card =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" font-family="sans-serif">' +
    '<rect width="1200" height="800" fill="#5a4a3c"/><rect x="70" y="80" width="1060" height="640" rx="24" fill="#d8ddcf"/>' +
    `${texts.join('')}<rect x="120" y="420" width="220" height="240" fill="#a9b3a4"/>` +
    '<path d="M400 460h640M400 520h560M400 580h600M400 640h420" stroke="#6d7a70" stroke-width="10"/></svg>';
  return sharp(Buffer.from(card)).jpeg({ quality: 80 }).toBuffer();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
