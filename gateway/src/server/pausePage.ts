import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { dataVersions } from '../cache/dataVersions.js';
import type { PauseSubject } from '../domains/reminders/pauses.js';
import type { Services } from '../domains/services.js';
import { logFailure } from '../domains/http/transportErrors.js';
import { answerInTime } from './answerInTime.js';
import { requestLog } from './logger.js';
import { transportError } from './requestBody.js';
import { nonceOf } from './securityHeaders.js';

interface Dependencies {
  services: Pick<Services, 'reminders'>;
}

/** What the page says, and what its button does. */
interface PauseWords {
  title: string;
  text: string;
  /** Absent where there is nothing to do. */
  action?: { path: string; label: string };
}

const UNKNOWN: PauseWords = {
  title: 'Link inválido',
  text: 'Este link não é válido. Abra o link do e-mail mais recente.',
};

const FAILED: PauseWords = {
  title: 'Página indisponível',
  text: 'Não foi possível atender ao pedido agora. Tente novamente em instantes.',
};

const LEFT_OUT: PauseWords = {
  title: 'E-mails desligados',
  text: 'Estes e-mails estão desligados nas regras de lembretes da empresa. Quem cuida das admissões pode ligá-los lá.',
};

/** Alone for a person or company that was deleted: a button would change nothing. */
const PAUSED: PauseWords = { title: 'E-mails pausados', text: 'Você não recebe mais estes e-mails.' };

/**
 * The page that the link in a reminder opens, without a sign-in: GET shows how things are and changes nothing, as programs
 * for mail open links by themselves; POST pauses the mails, or under `/retomar` lets them go on. A failure, too, is a page for the person
 * who has opened it.
 */
export function pausePages({ services }: Dependencies): Router {
  const { pauses } = services.reminders;
  const router = Router();

  async function show(token: string, response: Response): Promise<void> {
    const subject = pauses.subjectOf(token);
    const words = subject === null ? UNKNOWN : await wordsFor(subject, token);
    if (!response.headersSent) send(response, subject === null ? 404 : 200, words);
  }

  const wordsFor = async (subject: PauseSubject, token: string) => {
    if (!(await pauses.exists(subject))) return PAUSED;
    return (await pauses.isLeftOut(subject)) ? LEFT_OUT : wordsOf(token, await pauses.isPaused(subject));
  };

  const act = (isPaused: boolean) => async (request: Request, response: Response) => {
    const token = String(request.params['token']);
    const subject = pauses.subjectOf(token);
    if (subject) await pauses.set(subject, isPaused);
    await show(token, response);
  };

  const inTime = answerInTime((error, request, response) =>
    fail(error, request as Request, response as Response, () => undefined),
  );
  router.use('/:token', inTime as RequestHandler, async (_request, response, next) => {
    // What is shown is as new as this request.
    await dataVersions.refresh();
    // Answered meanwhile: nothing is begun any more for somebody who was told that it failed.
    if (!response.headersSent) next();
  });
  router.get('/:token', (request, response) => show(request.params.token, response));
  router.post('/:token', act(true));
  router.post('/:token/retomar', act(false));
  router.use(fail);
  return router;
}

const fail: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  if (response.headersSent) return;
  const failure = transportError(error);
  logFailure(failure, () => requestLog(response)?.logger);
  send(response, failure.httpStatus, failure.httpStatus < 500 ? UNKNOWN : FAILED);
};

function send(response: Response, status: number, words: PauseWords): void {
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(pageOf(words, nonceOf(response)));
}

function wordsOf(token: string, isPaused: boolean): PauseWords {
  const path = `/lembretes/${token}`;
  return isPaused
    ? {
        ...PAUSED,
        action: { path: `${path}/retomar`, label: 'Voltar a receber' },
      }
    : {
        title: 'Pausar e-mails',
        text: 'Você recebe estes e-mails de aviso. Quer deixar de recebê-los?',
        action: { path, label: 'Não receber mais' },
      };
}

/** Writes the page without escaping anything: the texts are the product's own, and a token that reaches a form has only the characters of signed links. */
function pageOf({ title, text, action }: PauseWords, nonce: string): string {
  const form = action ? `<form method="post" action="${action.path}"><button>${action.label}</button></form>` : '';
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">
body{margin:0;padding:48px 16px;background:#f5f7f6;color:#14201c;font:16px/1.5 Arial,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px;border:1px solid #dfe5e2;border-radius:12px;background:#fff}
h1{margin:0 0 16px;font-size:22px}
button{padding:12px 20px;border:0;border-radius:8px;background:#0b6a57;color:#fff;font:inherit;font-weight:bold;cursor:pointer}
</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}</main></body>
</html>
`;
}
