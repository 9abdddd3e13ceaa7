import type { Role } from '../../../auth/viewer.js';
import { fieldAccess, proposedPermission, withAdmin } from './fieldPermissionsPolicy.js';

const permissions = (key: string, canView: Role[], canEdit: Role[]) => new Map([[key, { canView, canEdit }]]);

describe('fieldAccess', () => {
  it('lets admins view and edit every field, with and without a record', () => {
    expect(fieldAccess('admin', 'rg', new Map())).toEqual({ canView: true, canEdit: true });
    expect(fieldAccess('admin', 'rg', permissions('rg', [], []))).toEqual({ canView: true, canEdit: true });
  });

  it.each(['client', 'candidate'] as const)(
    'denies a %s where there is no record, whatever the key proposes',
    (role) => {
      expect(proposedPermission('rg').canEdit).toContain(role);
      expect(fieldAccess(role, 'rg', new Map())).toEqual({ canView: false, canEdit: false });
    },
  );

  it('grants what the record of that very key lists', () => {
    const granted = permissions('rg', ['admin', 'client'], ['admin']);
    expect(fieldAccess('client', 'rg', granted)).toEqual({ canView: true, canEdit: false });
    expect(fieldAccess('candidate', 'rg', granted)).toEqual({ canView: false, canEdit: false });
    expect(fieldAccess('client', 'cpf', granted)).toEqual({ canView: false, canEdit: false });
  });

  it('gives no right to edit to a role that may not view, because the writer of a value reads it back', () => {
    const granted = permissions('rg', ['admin'], ['admin', 'candidate']);
    expect(fieldAccess('candidate', 'rg', granted)).toEqual({ canView: false, canEdit: false });
  });
});

describe('proposedPermission', () => {
  const everyone = ['admin', 'client', 'candidate'];
  it.each([
    ['cnpj_matriz', ['admin'], ['admin']],
    ['nome_EMPRESA', ['admin'], ['admin']],
    ['codigo_interno', ['admin'], ['admin']],
    ['salario_pretendido', ['admin', 'client'], ['admin', 'client']],
    ['tipo_contratacao', ['admin', 'client'], ['admin', 'client']],
    ['aprovacao', ['admin', 'client'], ['admin', 'client']],
    ['tempo_experiencia', everyone, ['admin', 'candidate']],
    ['referencias', everyone, ['admin', 'candidate']],
    ['motivacao', everyone, ['admin', 'candidate']],
    ['endereco', everyone, everyone],
  ])('proposes for %s what its key says, admin always added (R-107)', (key, canView, canEdit) => {
    expect(proposedPermission(key)).toEqual({ canView, canEdit });
  });

  it('lets the stricter rule decide when a key has parts of two', () => {
    expect(proposedPermission('experiencia_empresa').canView).toEqual(['admin']);
  });
});

describe('withAdmin', () => {
  it('puts admin first and every role once', () => {
    expect(withAdmin(['candidate', 'candidate', 'client'])).toEqual(['admin', 'client', 'candidate']);
    expect(withAdmin([])).toEqual(['admin']);
  });
});
