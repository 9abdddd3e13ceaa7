import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { Logger } from 'pino';
import type { RequestContext } from '../../domains/context.js';
import { asGateway } from './compiledQueries.js';
import { formatGraphQLError } from './errors.js';
import { httpStatusPlugin, introspectionForAdminsPlugin } from './plugins.js';
import { buildSchema } from './schema.js';

/**
 * What one document may ask for. The largest query of the web (a page of candidates with confirmations and values)
 * stays well below; an attacker's thousand aliases or endless nesting do not.
 */
export const graphqlLimits = { depth: 12, aliases: 30, tokens: 3000, directives: 20, cost: 20_000 };

const armor = new ApolloArmor({
  // the web nests fragments as deep as its components; what counts is how deep the data goes
  maxDepth: { n: graphqlLimits.depth, flattenFragments: true },
  maxAliases: { n: graphqlLimits.aliases },
  // the parser itself counts tokens; the plugin would answer a syntax error with status 500
  maxTokens: { enabled: false },
  maxDirectives: { n: graphqlLimits.directives },
  costLimit: { maxCost: graphqlLimits.cost, ignoreIntrospection: true },
});

export interface ApolloServerOptions {
  production: boolean;
  logger: Logger;
  /** The HTTP server to drain at shutdown; absent where the app is used without one. */
  httpServer?: Server;
}

export function createApolloServer({ production, logger, httpServer }: ApolloServerOptions) {
  const protection = armor.protect();
  return new ApolloServer<RequestContext>({
    gateway: asGateway(buildSchema()),
    parseOptions: { maxTokens: graphqlLimits.tokens },
    // Apollo's own adds a line break, for which it copies the whole answer
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
      ...(production ? [introspectionForAdminsPlugin] : []),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...(httpServer ? [ApolloServerPluginDrainHttpServer({ httpServer })] : []),
    ],
  });
}
