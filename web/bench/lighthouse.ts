/**
 * `npm run lighthouse`: Lighthouse (mobile) on the pages that candidates open, against the built product. Prints the
 * scores; a score below the limit makes the exit code 1.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { median, print } from '../../gateway/bench/report';
import { freePort, startServer, type RunningServer } from '../../gateway/test/builtServer';
import { launchProfile } from '../e2e/support/browser';
import { prepareFixture } from '../e2e/support/candidateFixture';

const LIMIT = 95;
/** A single visit's performance differs by some points from the next one's: the median of several counts. */
const VISITS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The scores of one page, 0 to 100, and the audits that cost points. */
async function audit(url: string, port: number) {
  const flags = { port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const };
  // The candidate's session lies in the storage that Lighthouse would clear.
  const result = await lighthouse(url, { ...flags, disableStorageReset: true, formFactor: 'mobile' });
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing');
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return CATEGORIES.map((name) => {
    const { score, auditRefs } = categories[name] ?? { score: null, auditRefs: [] };
    const lost = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
    return { name, score: Math.round((score ?? 0) * 100), lost };
  });
}

/** Audits a page as a first visit: a profile of its own, with nothing in it but the candidate's session. */
async function firstVisit(server: RunningServer, route: string, token: string | null) {
  const profile = await mkdtemp(path.join(tmpdir(), 'esteira-lighthouse-'));
  const port = await freePort();
  const context = await launchProfile(profile, port);
  try {
    const page = await context.newPage();
    // This address has the app's origin, and loads nothing of the app.
    await page.goto(`${server.url}/healthz`);
    if (token) await page.evaluate((value) => localStorage.setItem('candidateToken', value), token);
    return await audit(`${server.url}${route}`, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const server = await startServer();
try {
  const fixture = await prepareFixture(server);
  await fixture.createFields();
  const newcomer = await fixture.register();
  const answering = await fixture.register();
  const visits = [
    { name: '/candidato/:token', route: newcomer.path, token: null },
    { name: '/candidate, consent', route: '/candidate', token: await fixture.signIn(newcomer) },
    { name: '/candidate, first question', route: '/candidate', token: await fixture.signInConsented(answering) },
  ];
  for (const { name, route, token } of visits) {
    const all: Awaited<ReturnType<typeof firstVisit>>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) all.push(await firstVisit(server, route, token));
    for (const category of CATEGORIES) {
      const scores = all.flat().filter((each) => each.name === category);
      const score = median(scores.map((each) => each.score));
      const lost = new Set(scores.flatMap((each) => (each.score <= score ? each.lost : [])));
      const why = lost.size > 0 ? `; lost by ${[...lost].join(', ')}` : '';
      print(`${name}: ${category}`, String(score), `at least ${LIMIT}, median of ${VISITS}${why}`);
      if (score < LIMIT) process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
}
