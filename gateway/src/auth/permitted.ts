import { forbidden, type DomainError } from '../lib/errors.js';
import type { Viewer } from './viewer.js';

declare const permitted: unique symbol;

/**
 * A viewer of whom a policy was asked whether they may do what follows. `Changes` records changes of no other one, so that one whose
 * policy was forgotten does not compile.
 */
export type Permitted<Who extends Viewer = Viewer> = Who & { readonly [permitted]: true };

/**
 * Says that a policy lets a viewer do something; the compiler knows it from there on.
 * @param isPermitted what a predicate of the domain's policy answered.
 * @param refusal FORBIDDEN unless told.
 * @throws DomainError the refusal, unless it is permitted.
 */
export function assertPermitted<Who extends Viewer>(
  _viewer: Who,
  isPermitted: boolean,
  refusal: () => DomainError = forbidden,
): asserts _viewer is Permitted<Who> {
  if (!isPermitted) throw refusal();
}
