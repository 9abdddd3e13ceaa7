import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, OperationTypeNode, visit, type DocumentNode } from 'graphql';
import type { RequestContext } from '../../domains/context.js';
import { asDomainError, logFailure } from '../../domains/http/transportErrors.js';
import { statusOf } from './errors.js';
import { isRefusedAccess, logRefusedAccess } from './refusedAccess.js';

/** Logs failures that the operator has to know of, refused access among them, and gives the answer the HTTP status and `Retry-After` that its failure calls for. */
export const httpStatusPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, response }) {
        for (const error of errors) {
          const original = unwrapResolverError(error);
          if (original === error) continue;
          const domainError = asDomainError(original);
          logFailure(domainError, contextValue.logger);
          if (isRefusedAccess(domainError)) logRefusedAccess(contextValue, error.path);
          const status = statusOf(domainError);
          if (status) response.http.status = status;
          if (domainError.retryAfterSeconds !== undefined) {
            response.http.headers.set('retry-after', String(domainError.retryAfterSeconds));
          }
        }
      },
    };
  },
};

/** Subscriptions have an address of their own (`liveStream`): a plain answer would hold nothing of them. */
export const noSubscriptionsPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        throw new GraphQLError('Subscriptions são servidas em /graphql/stream.', {
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        });
      },
    };
  },
};

/** In production the schema is described to admins only. */
export const introspectionForAdminsPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ source, document, contextValue }) {
        if (contextValue.viewer?.role !== 'admin' && source.includes('__') && introspects(document)) {
          // Nothing of the operation runs, so that the status is this refusal's; without one it would be 500.
          throw new GraphQLError('Introspection is open to admins only.', {
            extensions: { code: 'FORBIDDEN', http: { status: 403 } },
          });
        }
      },
    };
  },
};

/** Whether a document asks for the schema anywhere, its fragments included. */
function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return found;
}
