import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { notFound } from '../lib/errors.js';
import { nonceOf } from './securityHeaders.js';

/** The built web app; absent under tests of the transports and in `npm run dev`, where Vite serves it. */
export const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Screens with the staff's header: the page draws its bar before the app is there (web/index.html). */
const FRAMED_ROUTES = [
  '/admin',
  '/admin/{*splat}',
  '/client',
  '/client/equipe',
  '/client/chaves',
  '/client/webhooks',
  '/documents',
  '/reminders',
  '/imports',
  '/imports/:id',
  '/candidates/:id',
  '/board',
  '/figures',
];

/** What the build writes for this module, beside the files that browsers ask for. */
const PAGE_FILE = 'index.html';
const PRELOADS_FILE = 'preloads.json';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Beside an asset, in the order of preference: what the build has compressed (web/build/precompress.ts). */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Serves the app's files (hashed names: cached for ever) and its one page for every other path. */
export function webApp(directory = WEB_DIRECTORY): Router {
  const router = Router();
  const indexFile = path.join(directory, PAGE_FILE);
  if (!existsSync(indexFile)) return router;
  const assets = path.join(directory, 'assets');
  router.use(
    '/assets',
    compressedVariant(assets),
    express.static(assets, { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(publicFiles(directory));
  router.use(refusedFile);
  router.get(`/${PAGE_FILE}`, (_request, response) => response.redirect('/'));

  const sendPage =
    (page: string): RequestHandler =>
    (_request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(page.replace(NONCE_PLACEHOLDER, nonceOf(response)));
    };
  const page = readFileSync(indexFile, 'utf8');
  for (const [route, preloads] of Object.entries(preloadsOf(directory))) {
    router.get(route, sendPage(withPreloads(page, preloads)));
  }
  router.get(FRAMED_ROUTES, sendPage(page.replace('<body>', '<body class="framed">')));
  router.get('/{*splat}', sendPage(page));
  return router;
}

/** The files of the build, by their own names alone: however it is written, no path leads to a page without its nonce. */
function publicFiles(directory: string): RequestHandler {
  const serve = express.static(directory, { index: false, maxAge: '1h' });
  const names = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }));
  for (const own of [PAGE_FILE, PRELOADS_FILE]) names.delete(own);
  return (request, response, next) => {
    if (names.has(request.path.slice(1))) serve(request, response, next);
    else next();
  };
}

/** A path that leads out of the directory is told as one that does not exist; conditions that fail, by their status alone. */
const refusedFile: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { status, headers } = error as { status?: number; headers?: Record<string, string> };
  response.removeHeader('Content-Encoding');
  if (status === 403) next(notFound('Endereço não encontrado.'));
  else if (status === 412 || status === 416) {
    if (headers) response.set(headers);
    response.status(status).end();
  } else next(error);
};

/** Turns a request for an asset into one for its compressed file, where there is one that the browser takes. */
function compressedVariant(directory: string): RequestHandler {
  const files = new Set(existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const variants = ENCODINGS.filter(({ extension }) => files.has(`${name}${extension}`));
    if (variants.length > 0) response.vary('Accept-Encoding');
    const taken = variants.find((encoding) => request.acceptsEncodings(encoding.name));
    if (taken) {
      response.setHeader('Content-Encoding', taken.name);
      response.type(path.extname(name));
      request.url = `/${name}${taken.extension}`;
    }
    next();
  };
}

/** Files that a route loads before its first paint, and right after it (web/build/routePreloads.ts). */
interface Preloads {
  first: string[];
  next: string[];
}

function preloadsOf(directory: string): Record<string, Preloads> {
  const file = path.join(directory, PRELOADS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Preloads>) : {};
}

/** Names the files in the page, but those that it names already. */
function withPreloads(page: string, { first, next }: Preloads): string {
  const link = (attributes: string) => (file: string) =>
    page.includes(`"${file}"`) ? '' : `<link rel="modulepreload" crossorigin${attributes} href="${file}">`;
  const links = [...first.map(link('')), ...next.map(link(' fetchpriority="low"'))];
  return page.replace('</head>', `${links.join('')}</head>`);
}
