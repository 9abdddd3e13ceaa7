import type { GraphQLFieldResolver } from 'graphql';
import { viewerAccount } from '../../auth/viewer.js';
import type { RequestContext } from '../../domains/context.js';
import { httpStatusByCode, type ErrorCode } from '../../lib/errors.js';

/** What is kept of a path: its aliases are the caller's and may be as long as a document. */
const LONGEST_PATH = 200;
/** Operations of which it was told already. */
const told = new WeakSet<RequestContext>();

/** Whether a failure is one that `/v1` answers with status 403. */
export const isRefusedAccess = ({ code }: { code: ErrorCode }): boolean => httpStatusByCode[code] === 403;

/** Logs, once for each operation, that access was refused: its answer has status 200, which the line of a request tells only to those who debug. */
export function logRefusedAccess(context: RequestContext, path: readonly (string | number)[] = []): void {
  if (told.has(context)) return;
  told.add(context);
  const account = context.viewer && viewerAccount(context.viewer);
  context.logger().warn({ account, path: path.join('.').slice(0, LONGEST_PATH) }, 'access refused');
}

/** A mutation whose payload may tell of refused fields: that is no error of the operation, and is logged all the same. */
export function loggingRefusals(
  resolve: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return async (parent, args, context, info) => {
    const payload = (await resolve(parent, args, context, info)) as { userErrors?: readonly { code: ErrorCode }[] };
    if (payload.userErrors?.some(isRefusedAccess)) logRefusedAccess(context, [info.fieldName]);
    return payload;
  };
}
