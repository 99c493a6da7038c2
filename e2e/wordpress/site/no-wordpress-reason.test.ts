import { expect, test } from 'vitest';
import { noWordPressReason } from './no-wordpress-reason.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n';
const ubuntu = 'PRETTY_NAME="Ubuntu 26.04 LTS"\nID=ubuntu\nID_LIKE=debian\n';

test('Debian has WordPress in its packages', () => {
	expect(noWordPressReason(true, debian)).toBe(undefined);
});

test('a system made from Debian is not asked for Debian’s packages', () => {
	expect(noWordPressReason(true, ubuntu)).toBe(
		'its releases come from Debian’s packages, and Ubuntu 26.04 LTS is not Debian',
	);
});

test('a system without apt downloads WordPress', () => {
	expect(noWordPressReason(false, '')).toBe(undefined);
});
