import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime takes an ISO 8601 text.');
  return date;
}

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment in time, ISO 8601 in UTC.',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
});

export const scalars = { DateTime, Upload: GraphQLUpload };
