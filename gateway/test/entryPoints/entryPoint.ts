/** What the catalogues of entry points are written in: how one is called, and what it must say. */
import type { FieldType } from '../../src/domains/fields/values/fieldTypes.js';
import type { Response } from 'supertest';
import supertest from 'supertest';
import { asBytes } from '../exportFixture.js';
import { partsOf } from '../workbooks.js';
import { isShownTo, type Marker, type OwnerName, type Caller, type RoleName, type Fixture } from './fixture.js';

/** Who calls, in which fixture. */
export interface CallContext {
  fixture: Fixture;
  caller: Caller;
}

/** All that a caller gets to read. */
export interface Answer {
  /** Whether the entry point did what it was asked for. */
  ok: boolean;
  /** Headers and body as one text; a workbook as the text of its parts. */
  text: string;
  /** The body alone, without anything that differs from call to call. */
  body: string;
  /** The body of a JSON answer; of GraphQL, what the root field answered. */
  json: unknown;
}

/** A value to write, as both transports take it. */
export interface FieldWrite {
  key: string;
  value: string;
}

/** An entry point that field values come out of. */
export interface Reading {
  call(call: CallContext): Promise<Answer>;
  /** Values that a successful answer holds, were there no policy; the policy then tells which of them it may. */
  holds(call: CallContext): Marker[];
  /** Each call changes something, so that two of them do not answer the same. */
  acts?: true;
  /** How many records a search for a text finds. */
  search?(call: CallContext, text: string): Promise<number>;
  /** Texts by which that search has to find somebody; the letter 'a', which is in some name, unless told. */
  finds?(call: CallContext): string[];
}

/** An entry point that field values go into. */
export interface Writing {
  call(call: CallContext, fields: FieldWrite[]): Promise<Answer>;
  /** Types of fields that it takes from no caller. */
  refuses?: readonly FieldType[];
  /** The record that a successful call has written. */
  record(call: CallContext): { of: 'candidates' | 'clients'; filter: object };
}

/** One entry point. What it lets neither in nor out needs a reason. */
export type EntryPoint =
  | { because: string }
  | {
      /** Who is answered about the records named; everybody else must be refused. */
      open: readonly RoleName[];
      reads?: Reading;
      writes?: Writing;
    };

export const everybody: readonly RoleName[] = ['admin', 'client', 'otherClient', 'ana', 'caio'];
export const staff: readonly RoleName[] = ['admin', 'client', 'otherClient'];
/** Who may see Ana and Bia. */
export const theirStaff: readonly RoleName[] = ['admin', 'client'];
export const candidatesThemselves: readonly RoleName[] = ['ana', 'caio'];

/** The values of these records that the caller is to be shown. */
export const valuesOf =
  (...owners: OwnerName[]) =>
  ({ fixture, caller }: CallContext): Marker[] =>
    fixture.markers.filter((marker) => owners.includes(marker.owner) && isShownTo(caller, marker));

export const allCandidates = valuesOf('ana', 'bia', 'caio');
/** In a file a document is a text on its state, which is the same for many. */
export const exportedCandidates = (call: CallContext): Marker[] =>
  allCandidates(call).filter(({ field }) => field.type !== 'file');
export const allClients = valuesOf('client', 'otherClient');

/** A candidate's own form shows the fields in use only. */
export const ownForm = ({ fixture, caller }: CallContext): Marker[] =>
  valuesOf('ana', 'caio')({ fixture, caller }).filter(({ field }) => field.state === 'active');

export const nothing = (): Marker[] => [];

/** A call of `/v1`. */
export async function rest(
  { fixture, caller }: CallContext,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  options: { body?: object; query?: Record<string, string | number> } = {},
): Promise<Answer> {
  const { status, headers, text, body } = await fixture.story.server.rest(method, path, {
    token: caller.token,
    ...options,
  });
  const withoutId = text.replace(/"requestId":"[^"]*"/, '');
  return { ok: status < 300, text: JSON.stringify(headers) + text, body: withoutId, json: body };
}

/** A call that answers with a workbook. */
export async function workbook(
  { fixture, caller }: CallContext,
  method: 'get' | 'post',
  path: string,
  body?: object,
): Promise<Answer> {
  const response: Response = await supertest(fixture.story.server.app)
    [method](path)
    .set('Authorization', `Bearer ${caller.token}`)
    .send(body)
    .buffer(true)
    .parse(asBytes as never);
  const bytes = response.body as Buffer;
  const content = response.ok ? [...(await partsOf(bytes)).values()].join('\n') : bytes.toString();
  return { ok: response.ok, text: JSON.stringify(response.headers) + content, body: content, json: null };
}

/** Several answers as one: of lists in every order, for example. */
export async function joined(calls: readonly (() => Promise<Answer>)[]): Promise<Answer> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return {
    ok: answers.every(({ ok }) => ok),
    text: answers.map(({ text }) => text).join('\n'),
    body: answers.map(({ body }) => body).join('\n'),
    json: answers.map(({ json }) => json),
  };
}
