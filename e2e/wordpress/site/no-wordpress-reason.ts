import { existsSync } from 'node:fs';
import { isDebian, systemName } from '../../../scripts/debian/is-debian.ts';

export const hasApt = (): boolean => existsSync('/usr/bin/apt-get');

/** Why this machine cannot prepare WordPress for tests; undefined if it can. */
export function noWordPressReason(apt: boolean = hasApt(), release?: string): string | undefined {
	if (!apt || isDebian(release)) return undefined;
	const system = systemName(release) ?? 'this system';
	return `its releases come from Debian’s packages, and ${system} is not Debian`;
}
