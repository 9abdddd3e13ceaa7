import type { RunningServer } from '../../../gateway/test/builtServer';
import { idCard } from '../../../gateway/test/files/idCard';
import { restCall } from './restCall';

const everyone = ['admin', 'client', 'candidate'];

interface DocumentFieldSettings {
  key: string;
  label: string;
  pageNames?: string[];
  maxPages?: number;
  approver?: 'ADMIN' | 'CLIENT' | 'NOBODY';
  asksExpiry?: boolean;
}

/** The administrator's preparation of stories about documents: fields, and documents sent through `/v1`. */
export function documentOffice(server: Pick<RunningServer, 'url'>, token: string) {
  return {
    async createField({ key, label, ...documentOptions }: DocumentFieldSettings): Promise<void> {
      const query = `mutation ($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) { userErrors { message } }
      }`;
      const roles = ['ADMIN', 'CLIENT', 'CANDIDATE'];
      const input = { key, label, type: 'FILE', target: 'CANDIDATE', canView: roles, canEdit: roles, documentOptions };
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const answer = (await response.json()) as { data?: { createCustomField: { userErrors: unknown[] } } };
      if (answer.data?.createCustomField.userErrors.length !== 0) throw new Error(JSON.stringify(answer));
    },
    /** A text field that everybody sees, such as the CPF that documents prove. */
    async createText(key: string, label: string): Promise<void> {
      const body = { key, label, type: 'text', target: 'candidate', active: true, required: false, order: 0 };
      await restCall(server, 'POST', '/customfilds', { body, token });
      await restCall(server, 'PUT', `/field-permissions/${key}`, {
        body: { fieldKey: key, canView: everyone, canEdit: everyone },
        token,
      });
    },
    /** Sends a candidate's document. @returns its id in `/v1` */
    async send(candidateId: string, fieldKey: string, files: { bytes: Buffer; type?: string; name?: string }[]) {
      const form = new FormData();
      for (const { bytes, type = 'image/jpeg', name } of files) {
        if (name) form.append('names', name);
        form.append('files', new Blob([new Uint8Array(bytes)], { type }), 'documento');
      }
      const response = await fetch(`${server.url}/v1/candidates/${candidateId}/documents/${fieldKey}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { data: { id: string } }).data.id;
    },
    photo: (name: string, cpf: string) => idCard(['REPÚBLICA FEDERATIVA', name, `CPF ${cpf}`]),
  };
}
