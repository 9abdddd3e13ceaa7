import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { AccessRule } from '../../auth/rules.js';
import type { FailureStatus } from '../../lib/errors.js';
import type { RequestContext } from '../context.js';

export interface RestInput<Params, Query, Body> {
  context: RequestContext;
  params: Params;
  query: Query;
  body: Body;
  /** For the few calls that read a multipart body or the raw request. */
  request: Request;
}

/** A JSON body, or a function that writes the response itself (a download, a redirect). */
export type RestAnswer = object | ((response: Response) => Promise<void> | void);

/**
 * One documented call of `/v1`: the router mounts it, the default-deny check reads `access`,
 * and the OpenAPI document is made from its schemas.
 */
export interface RestCall<Params = unknown, Query = unknown, Body = unknown> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below `/v1`, with Express parameters: `/clients/:id`. */
  path: string;
  /** Its name for generated clients, and in words its summary: a verb first, `listClients`. */
  operationId: string;
  /** What it does, in whole sentences, for the OpenAPI document. */
  description: string;
  /** Group in the OpenAPI document. */
  tag: string;
  access: AccessRule;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  /** Headers that the call reads besides those of every call: for the OpenAPI document. */
  headers?: z.ZodType;
  /** Parsed for JSON bodies; only documents a multipart one, which the handler reads itself. */
  body?: z.ZodType<Body>;
  /** Texts of the body that the service asks for, where the schema leaves that to it: for the OpenAPI document. */
  requires?: readonly string[];
  /** How the body arrives; JSON unless told. */
  bodyKind?: 'json' | 'multipart';
  /** What a call with a multipart body takes as JSON instead, which its handler reads as well: for the OpenAPI document. */
  bodyAsJson?: z.ZodType;
  /** Schema of the whole JSON body answered on success; absent for downloads and redirects. */
  answer?: z.ZodType;
  /** Media type of a download. */
  answerType?: string;
  /** Status on success; 200 unless told. */
  status?: 200 | 201 | 302;
  /** Statuses of failures besides those of every call of its kind (`failuresOf` in rest/openapiFailures.ts). */
  failures?: readonly FailureStatus[];
  /**
   * What this transport calls properties that the service calls otherwise: so that `details` name what was sent. A function
   * gives the whole path, where one property of the service has several places in the body.
   */
  sentAs?: Readonly<Record<string, string>> | ((path: readonly string[], body: unknown) => string[]);
  handle(input: RestInput<Params, Query, Body>): Promise<RestAnswer>;
}

/** Keeps the types of one call's schemas and handler together. */
export function defineRestCall<Params, Query, Body>(call: RestCall<Params, Query, Body>): RestCall {
  return call;
}
