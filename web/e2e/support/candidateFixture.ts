import type { RunningServer } from '../../../gateway/test/builtServer';

/** What a candidate gets from the company: the link's path and the password. */
export interface Access {
  id: string;
  name: string;
  email: string;
  path: string;
  password: string;
}

type Roles = ('admin' | 'client' | 'candidate')[];
const everyone: Roles = ['admin', 'client', 'candidate'];

/** One field of each type, one that candidates only read, and one that they should fill but cannot see. */
const fields = [
  { key: 'cpf', label: 'CPF', type: 'text', format: 'cpf', required: true, description: 'Só os números.' },
  { key: 'nascimento', label: 'Data de nascimento', type: 'date', required: true },
  { key: 'estado_civil', label: 'Estado civil', type: 'select', required: true, options: ['Solteiro(a)', 'Casado(a)'] },
  { key: 'endereco', label: 'Endereço', type: 'textarea' },
  { key: 'filhos', label: 'Número de filhos', type: 'number' },
  { key: 'email_pessoal', label: 'E-mail pessoal', type: 'email' },
  { key: 'possui_cnh', label: 'Possui CNH', type: 'checkbox' },
  { key: 'matricula', label: 'Matrícula', type: 'text', required: true, canEdit: ['admin', 'client'] as Roles },
  { key: 'centro', label: 'Centro de custo', type: 'text', required: true, canView: ['admin'] as Roles },
].map((field, order) => ({ target: 'candidate', order, active: true, ...field }));

/** What the wizard asks for, in its order. */
export const questions = ['Nome completo', 'E-mail', ...fields.slice(0, -1).map(({ label }) => label)];

/** The id of a candidate as GraphQL has it. */
export const globalId = (id: string) => Buffer.from(`Candidate:${id}`).toString('base64url');

/** The administrator's work before a candidate's story begins, through `/v1`. */
export async function prepareFixture(server: RunningServer) {
  const call = async (method: string, path: string, body?: object, token?: string): Promise<{ data: never }> => {
    const response = await fetch(`${server.url}/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: never };
  };
  const { accessToken } = (await call('POST', '/identity/login', server.admin)).data as { accessToken: string };
  const asAdmin = (method: string, path: string, body?: object) => call(method, path, body, accessToken);
  let registered = 0;
  /** What GraphQL answers the administrator. @throws Error for any error, also one of the payload */
  const asAdminGraphql = async (query: string, variables: object): Promise<never> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as { data?: never; errors?: unknown };
    if (errors || !data || /"userErrors":\[\{/.test(text)) throw new Error(text);
    return data;
  };

  return {
    async createFields(): Promise<void> {
      for (const { canView = everyone, canEdit = canView, ...field } of fields) {
        await asAdmin('POST', '/customfilds', field);
        await asAdmin('PUT', `/field-permissions/${field.key}`, { fieldKey: field.key, canView, canEdit });
      }
    },
    async register(customFields: { key: string; value: string }[] = []): Promise<Access> {
      registered += 1;
      const [name, email] = [`Joana d’Arc ${registered}`, `joana${registered}@exemplo.com.br`];
      const candidate = (await asAdmin('POST', '/candidates', { name, email, customFields })).data as {
        id: string;
        token: string;
        password: string;
      };
      return { id: candidate.id, name, email, path: `/candidato/${candidate.token}`, password: candidate.password };
    },
    /** A session of a candidate: its bearer token. */
    async signIn({ path, password }: Access): Promise<string> {
      const { token } = (await call('POST', '/candidates/login', { token: path.split('/').at(-1), password })).data;
      return token;
    },
    /** A session of a candidate, with the consent that `/v1` stores with the first write. */
    async signInConsented(access: Access): Promise<string> {
      const token = await this.signIn(access);
      await call('PATCH', `/candidates/${access.id}/form-data`, { formData: {} }, token);
      return token;
    },
    /** Finishes a candidate's form on another device, with these values. */
    async finish(access: Access, values: string[][]): Promise<void> {
      const token = await this.signIn(access);
      const customFields = values.map(([key, value]) => ({ key, value }));
      await call('PUT', '/candidates/me', { name: access.name, email: access.email, customFields }, token);
    },
    /** Gives a select field other options. */
    async changeOptions(fieldKey: string, options: string[]): Promise<void> {
      const known = (await asAdmin('GET', '/customfilds?target=candidate')).data as { id: string; key: string }[];
      await asAdmin('PUT', `/customfilds/${known.find(({ key }) => key === fieldKey)?.id}`, { options });
    },
    /** What is stored of a candidate. */
    async stored({ id }: Access): Promise<{ name: string; status: string; customFieldValues: Record<string, string> }> {
      return (await asAdmin('GET', `/candidates/${id}`)).data;
    },
    /** The company asks for corrections; of everything when no field is named. */
    async reopen({ id }: Access, fieldKeys: string[], message: string): Promise<void> {
      const query =
        'mutation ($input: ReopenCandidateInput!) { reopenCandidate(input: $input) { userErrors { code } } }';
      await asAdminGraphql(query, { input: { id: globalId(id), fieldKeys, message } });
    },
    asAdminGraphql,
    /** A field of the candidates' form that everybody sees and edits, in the words of `/v1`. */
    async createField(field: { key: string; label: string; type: string } & Record<string, unknown>): Promise<void> {
      await asAdmin('POST', '/customfilds', { target: 'candidate', active: true, ...field });
      await asAdmin('PUT', `/field-permissions/${field.key}`, {
        fieldKey: field.key,
        canView: everyone,
        canEdit: everyone,
      });
    },
    /** Ends the session of a candidate's bearer token, as the server's expiry would. */
    endSession: (token: string) => call('POST', '/identity/logout', undefined, token),
  };
}

export type CandidateFixture = Awaited<ReturnType<typeof prepareFixture>>;
