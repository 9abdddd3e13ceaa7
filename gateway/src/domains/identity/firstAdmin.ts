import { Types } from 'mongoose';
import { fitsBcrypt, hashPassword, temporaryPassword } from '../../auth/passwords.js';
import { StartupError } from '../../database/errors.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { findUser, insertUser, userExists } from './identityModel.js';

/** An administrator who may sign in, as the operator is told of. */
export interface FirstAdmin {
  email: string;
  /** Only when it was generated now. */
  password: string | null;
}

/**
 * Creates the first administrator when there is none.
 * @throws StartupError for an ADMIN_PASSWORD that could never sign in.
 */
export async function ensureFirstAdmin({
  config,
  now,
}: Pick<IdentityDependencies, 'config' | 'now'>): Promise<FirstAdmin> {
  const { adminEmail, adminPassword } = config;
  const admin = (await findUser({ role: 'admin', active: true })) ?? (await findUser({ role: 'admin' }));
  if (admin) return { email: admin.email, password: null };
  const password = adminPassword ?? temporaryPassword();
  // Only here: an installation that has an administrator never reads it again.
  if (!fitsBcrypt(password)) throw new StartupError('ADMIN_PASSWORD takes at most 72 bytes');
  const isOurs = await insertUser({
    _id: new Types.ObjectId(),
    role: 'admin',
    clientId: null,
    name: 'Administrador',
    email: adminEmail,
    active: true,
    passwordHash: await hashPassword(password),
    mustChangePassword: false,
    temporaryPassword: null,
    passwordReset: null,
    emailConfirmation: null,
    emailConfirmedAt: now(),
  }).then(
    () => true,
    async (error: unknown) => {
      if (!(await userExists({ role: 'admin' }))) throw error;
      // Another gateway of the same deployment came first: its administrator and password are the ones.
      return false;
    },
  );
  return { email: adminEmail, password: isOurs && adminPassword === undefined ? password : null };
}
