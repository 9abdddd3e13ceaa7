/** The schema as it describes itself, to read and to begin an operation from. */

/** Down to the name in `[[String!]!]!`. */
const TYPE =
  'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }';
const DESCRIBE = `query Describe {
  __schema {
    types {
      kind name description
      fields { name description args { name type { ${TYPE} } } type { ${TYPE} } }
      inputFields { name description type { ${TYPE} } }
      enumValues { name description }
    }
  }
}`;

/** A type as the language writes it: `[Candidate!]!`. */
function written({ kind, name, ofType }) {
  if (kind === 'NON_NULL') return `${written(ofType)}!`;
  return kind === 'LIST' ? `[${written(ofType)}]` : name;
}

const named = (type) => (type.ofType ? named(type.ofType) : type);
const isLeaf = (type) => ['SCALAR', 'ENUM'].includes(named(type).kind);

/** The leaves of a type, and of what it holds, two levels down: enough to begin with. */
function selection(type, types, depth) {
  const fields = types.get(named(type).name)?.fields ?? [];
  const lines = fields.flatMap((field) => {
    if (field.args.some((argument) => argument.type.kind === 'NON_NULL')) return [];
    if (isLeaf(field.type)) return [field.name];
    const inner = depth > 0 ? selection(field.type, types, depth - 1) : '';
    return inner ? [`${field.name} ${inner.replaceAll('\n', '\n  ')}`] : [];
  });
  return lines.length > 0 ? `{\n  ${lines.join('\n  ')}\n}` : '';
}

/** An operation that asks one root field for what it can tell; required arguments become variables. */
export function operationFor(kind, field, types) {
  const required = field.args.filter(({ type }) => type.kind === 'NON_NULL');
  const declared = required.map(({ name, type }) => `$${name}: ${written(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const title = field.name[0].toUpperCase() + field.name.slice(1);
  const body = `${field.name}${passed && `(${passed})`} ${isLeaf(field.type) ? '' : selection(field.type, types, 2)}`;
  return {
    operation: `${kind} ${title}${declared && `(${declared})`} {\n  ${body.trim().replaceAll('\n', '\n  ')}\n}\n`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, example(type.ofType, types)])),
  };
}

/** A value to fill in: every required property of an input, empty. */
function example(type, types) {
  if (type.kind === 'LIST') return [];
  const { inputFields } = types.get(type.name) ?? {};
  if (!inputFields) return type.name === 'Int' ? 0 : '';
  const required = inputFields.filter((property) => property.type.kind === 'NON_NULL');
  return Object.fromEntries(required.map((property) => [property.name, example(property.type.ofType, types)]));
}

function make(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

function drawPart(part, kind, types, propose) {
  const argumentsOf = (part.args ?? []).map(({ name, type }) => `${name}: ${written(type)}`).join(', ');
  const signature = `${part.name}${argumentsOf && `(${argumentsOf})`}${part.type ? `: ${written(part.type)}` : ''}`;
  const row = make('li', {}, make('code', { textContent: signature }));
  if (kind) {
    const tryIt = make('button', { type: 'button', className: 'try', textContent: 'Try' });
    tryIt.setAttribute('aria-label', `Try ${part.name}`);
    tryIt.addEventListener('click', () => propose(operationFor(kind, part, types)));
    row.append(' ', tryIt);
  }
  row.append(make('p', { textContent: part.description ?? '' }));
  return row;
}

function drawType(type, types, propose) {
  const kind = { Query: 'query', Mutation: 'mutation' }[type.name];
  const parts = type.fields ?? type.inputFields ?? type.enumValues ?? [];
  const rows = parts.map((part) => ({ row: drawPart(part, kind, types, propose), name: part.name.toLowerCase() }));
  const node = make(
    'details',
    {},
    make('summary', { textContent: type.name }),
    make('p', { textContent: type.description ?? '' }),
    make('ul', {}, ...rows.map(({ row }) => row)),
  );
  return {
    node,
    /** Shows the type when it, or a part of it, has the text in its name. */
    filter(text) {
      const isNamed = type.name.toLowerCase().includes(text);
      for (const { row, name } of rows) row.hidden = !isNamed && !name.includes(text);
      node.hidden = !isNamed && rows.every(({ row }) => row.hidden);
      node.open = text !== '' && !node.hidden;
    },
  };
}

/** Fills the schema's panel; where the schema is not described to the viewer, says so. */
export async function drawSchema({ graphql, into, search, propose }) {
  const { body } = await graphql(DESCRIBE);
  if (!body.data) {
    into.textContent = body.errors.map(({ message }) => message).join(' ');
    return;
  }
  const described = body.data.__schema.types.filter(({ name }) => !name.startsWith('__'));
  const types = new Map(described.map((type) => [type.name, type]));
  const rank = ({ name, kind }) => ['Query', 'Mutation'].indexOf(name) + 1 || (kind === 'SCALAR' ? 4 : 3);
  const drawn = described
    .sort((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name))
    .map((type) => drawType(type, types, propose));
  into.replaceChildren(...drawn.map(({ node }) => node));
  search.addEventListener('input', () => {
    const text = search.value.trim().toLowerCase();
    for (const { filter } of drawn) filter(text);
  });
}
