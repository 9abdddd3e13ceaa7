import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLSchema, type ValidationContext, type ValidationRule } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../../domains/context.js';
import { asGateway, withoutSuggestions } from './compiledQueries.js';
import { costPlugin } from './cost/costPlugin.js';
import { formatGraphQLError } from './errors.js';
import { httpStatusPlugin, introspectionForAdminsPlugin, noSubscriptionsPlugin } from './plugins.js';

/**
 * What one document may look like. The largest query of the web (a page of candidates with confirmations and values)
 * stays well below; an attacker's thousand aliases or endless nesting do not. What its answer may hold is bounded by
 * costPlugin and responseLimits.
 */
export const graphqlLimits = { depth: 12, aliases: 30, tokens: 3000, directives: 20 };

/** Refuses a document in words of ours, beside what else is wrong with it: the library's own call it a syntax error. */
const refuseWith = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => {
      context?.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX' } }));
    },
  ],
});

const armor = new ApolloArmor({
  // The web nests fragments as deep as its components; what counts is how deep the data goes.
  maxDepth: {
    n: graphqlLimits.depth,
    flattenFragments: true,
    ...refuseWith(`A consulta tem níveis demais: o máximo é ${graphqlLimits.depth}.`),
  },
  maxAliases: {
    n: graphqlLimits.aliases,
    ...refuseWith(`A consulta tem aliases demais: o máximo é ${graphqlLimits.aliases}.`),
  },
  // The parser itself counts tokens; the plugin would answer a syntax error with status 500.
  maxTokens: { enabled: false },
  maxDirectives: {
    n: graphqlLimits.directives,
    ...refuseWith(`A consulta tem diretivas demais: o máximo é ${graphqlLimits.directives}.`),
  },
  // It knows no variables; costPlugin counts once they are there.
  costLimit: { enabled: false },
  // It hides those of fields once they are found; validation looks for none.
  blockFieldSuggestion: { enabled: false },
});

/** The rules for documents that are beside GraphQL's own. */
export const documentRules = (): readonly ValidationRule[] => armor.protect().validationRules ?? [];

export interface ApolloServerOptions {
  /** The schema with its rules. */
  schema: GraphQLSchema;
  production: boolean;
  logger: Logger;
  /** The HTTP server to drain at shutdown; absent where the app is used without one. */
  httpServer?: Server;
}

export function createApolloServer({ schema, production, logger, httpServer }: ApolloServerOptions) {
  const protection = armor.protect();
  return new ApolloServer<RequestContext>({
    gateway: asGateway(schema),
    parseOptions: { maxTokens: graphqlLimits.tokens },
    validationOptions: withoutSuggestions,
    // Apollo's own adds a line break, for which it copies the whole answer.
    stringifyResult: (result) => JSON.stringify(result),
    introspection: true,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    formatError: formatGraphQLError,
    logger,
    ...protection,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    plugins: [
      ...((protection.plugins ?? []) as ApolloServerPlugin<RequestContext>[]),
      httpStatusPlugin,
      noSubscriptionsPlugin,
      costPlugin,
      ...(production ? [introspectionForAdminsPlugin] : []),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(httpServer ? [ApolloServerPluginDrainHttpServer({ httpServer })] : []),
    ],
  });
}
