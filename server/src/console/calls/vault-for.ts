import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Vault } from '../../sources/seal.ts';
import type { ConsoleContext } from '../console-context.ts';

export function vaultFor({ vault }: ConsoleContext): Vault {
	if (vault !== null) return vault;
	throw new ProblemError('not_found', 'This server connects no sources.');
}
