import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { enforceRule, type AccessRule, type Doing } from '../../auth/rules.js';
import { candidatesResolvers } from '../../domains/candidates/candidatesResolvers.js';
import { figuresResolvers } from '../../domains/candidates/figures/figuresResolvers.js';
import { flowResolvers } from '../../domains/candidates/flowResolvers.js';
import { clientsResolvers } from '../../domains/clients/clientsResolvers.js';
import { confirmationsResolvers } from '../../domains/confirmations/confirmationsResolvers.js';
import type { RequestContext } from '../../domains/context.js';
import { customFieldsResolvers } from '../../domains/fields/definitions/customFieldsResolvers.js';
import { documentsResolvers } from '../../domains/documents/documentsResolvers.js';
import { exportsResolvers } from '../../domains/exports/exportsResolvers.js';
import { exportTemplatesResolvers } from '../../domains/exports/templates/exportTemplatesResolvers.js';
import { fieldPermissionsResolvers } from '../../domains/fields/permissions/fieldPermissionsResolvers.js';
import { liveResolvers } from '../../domains/live/liveResolvers.js';
import { jobsResolvers } from '../../domains/jobs/jobsResolvers.js';
import { identityResolvers } from '../../domains/identity/identityResolvers.js';
import { accessKeysResolvers } from '../../domains/identity/accessKeysResolvers.js';
import { twoFactorResolvers } from '../../domains/identity/twoFactorResolvers.js';
import { staffResolvers } from '../../domains/identity/staffResolvers.js';
import { importsResolvers } from '../../domains/imports/importsResolvers.js';
import { notesResolvers } from '../../domains/notes/notesResolvers.js';
import { notificationsResolvers } from '../../domains/notifications/notificationsResolvers.js';
import { privacyResolvers } from '../../domains/privacy/privacyResolvers.js';
import { textsResolvers } from '../../domains/texts/textsResolvers.js';
import { timelineResolvers } from '../../domains/timeline/timelineResolvers.js';
import { webhooksResolvers } from '../../domains/webhooks/webhooksResolvers.js';
import { remindersResolvers } from '../../domains/reminders/remindersResolvers.js';
import { countLists } from './cost/responseLimits.js';
import { enumResolvers } from './enums.js';
import { nodeResolvers } from './nodeResolvers.js';
import { loggingRefusals } from './refusedAccess.js';
import { mutationRules, queryRules, subscriptionRules } from './rules.js';
import { scalars } from './scalars.js';

/** The SDL files, at the repository's top in development and in the image alike. */
const SCHEMA_DIRECTORY = fileURLToPath(new URL('../../../../schema', import.meta.url));

function loadTypeDefs(): string[] {
  return readdirSync(SCHEMA_DIRECTORY)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(path.join(SCHEMA_DIRECTORY, file), 'utf8'));
}

/**
 * The executable schema with every root field behind its rule, and every list counted.
 * @throws Error when a root field names no rule: nothing is served by accident.
 */
export function buildSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: loadTypeDefs(),
    resolvers: [
      { ...enumResolvers, ...scalars },
      nodeResolvers,
      identityResolvers,
      accessKeysResolvers,
      twoFactorResolvers,
      staffResolvers,
      clientsResolvers,
      customFieldsResolvers,
      fieldPermissionsResolvers,
      candidatesResolvers,
      confirmationsResolvers,
      privacyResolvers,
      exportsResolvers,
      exportTemplatesResolvers,
      documentsResolvers,
      importsResolvers,
      webhooksResolvers,
      jobsResolvers,
      remindersResolvers,
      textsResolvers,
      flowResolvers,
      figuresResolvers,
      timelineResolvers,
      notesResolvers,
      notificationsResolvers,
      liveResolvers,
    ] as never,
    inheritResolversFromInterfaces: true,
    // Where a definition stands in its file is not asked for; the tokens of all files would stay in memory.
    noLocation: true,
    // The types are of this schema alone: to copy all of them for their resolvers is half of the time that it takes.
    updateResolversInPlace: true,
  });
  guardRootFields(schema, 'Query', queryRules);
  guardRootFields(schema, 'Mutation', mutationRules);
  guardSubscriptions(schema);
  countLists(schema);
  return schema;
}

function guardRootFields(schema: GraphQLSchema, typeName: 'Query' | 'Mutation', rules: Record<string, AccessRule>) {
  const type = typeName === 'Query' ? schema.getQueryType() : schema.getMutationType();
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
    const rule = rules[name];
    if (!rule) throw new Error(`${typeName}.${name} names no access rule in transports/graphql/rules.ts`);
    if (!field.resolve) throw new Error(`${typeName}.${name} has no resolver`);
    const resolve = typeName === 'Mutation' ? loggingRefusals(field.resolve) : field.resolve;
    field.resolve = guarded({ rule, doing: typeName === 'Query' ? 'read' : 'write' }, resolve);
  }
}

/** A stream is refused before it begins; what is in it needs no rule of its own, as it ends with the session. */
function guardSubscriptions(schema: GraphQLSchema) {
  const rules: Record<string, AccessRule> = subscriptionRules;
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    const rule = rules[name];
    if (!rule || !field.subscribe)
      throw new Error(`Subscription.${name} names no access rule, or nothing to listen to`);
    field.subscribe = guarded({ rule, doing: 'read' }, field.subscribe);
  }
}

function guarded(
  { rule, doing }: { rule: AccessRule; doing: Doing },
  resolve: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (parent, args, context, info) => {
    enforceRule(rule, context, doing);
    return resolve(parent, args, context, info);
  };
}
