import bcrypt from 'bcryptjs';

/**
 * What a thread of the hashing pool does. It is JavaScript so that a thread can start from the sources as they are, which
 * tests do a hundred times.
 * @param {import('./passwords.js').HashingTask} task
 * @returns {string | boolean} the hash, or whether the password is the one that was hashed
 */
export default function hashOrCompare(task) {
  return task.kind === 'hash'
    ? bcrypt.hashSync(task.password, task.cost)
    : bcrypt.compareSync(task.password, task.hash);
}
