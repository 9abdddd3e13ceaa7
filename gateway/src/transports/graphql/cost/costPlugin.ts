import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../../../domains/context.js';
import { DomainError } from '../../../lib/errors.js';
import { CostlyQueries } from './costlyQueries.js';
import { extensionsOf } from '../errors.js';
import { queryCost } from './queryCost.js';

/**
 * The most that an operation may cost (`queryCost`, R-244). A page of 100 candidates with all that the dashboard shows costs
 * 43,000, one with the texts of their notes 20,000, with all about each note 120,000.
 */
export const MAX_COST = 60_000;
/** From here on only a few may run at the same time for one account: half of a page of the dashboard. */
export const COSTLY = 20_000;

const costlyQueries = new CostlyQueries();

/** Refuses what costs too much, and has costly operations of one account wait for each other. */
export const costPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const cost = queryCost(schema, document, operation, request.variables ?? {});
        if (cost > MAX_COST) throw tooComplex(cost);
        if (cost < COSTLY) return;
        try {
          await costlyQueries.enter(accountOf(contextValue), requestOf(contextValue));
        } catch (error) {
          throw error instanceof DomainError ? asRequestError(error) : error;
        }
      },
    };
  },
};

/** Has to be called once an operation has ended and its answer is gone, whatever it cost. */
export function operationEnded(context: RequestContext): void {
  costlyQueries.leave(requestOf(context));
}

/** What is the same object from the beginning to the end of a request: Apollo copies the context itself. */
export const requestOf = ({ origin }: RequestContext): object => origin;

/** Who asks; somebody without a session is known by the address. */
function accountOf({ viewer, origin }: RequestContext): string {
  if (!viewer) return `address ${origin.ip}`;
  return viewer.kind === 'user' ? viewer.userId : viewer.candidateId;
}

/** What an operation is answered that costs too much. */
export function tooComplex(cost: number): GraphQLError {
  const [found, most] = [cost, MAX_COST].map((number) => number.toLocaleString('pt-BR'));
  return new GraphQLError(
    `A consulta é grande demais: ela custa ${found} e o máximo é ${most}. Peça menos campos ou páginas menores.`,
    { extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } } },
  );
}

/** A failure before anything runs, with its status: Apollo would take any other error for an unexpected one. */
function asRequestError(error: DomainError): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(error.retryAfterSeconds)]]);
  return new GraphQLError(error.message, {
    extensions: { ...extensionsOf(error), http: { status: error.httpStatus, headers } },
  });
}
