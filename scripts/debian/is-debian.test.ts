import { expect, test } from 'vitest';
import { isDebian, systemName } from './is-debian.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nNAME="Debian GNU/Linux"\nID=debian\n';
const ubuntu = 'PRETTY_NAME="Ubuntu 26.04 LTS"\nNAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';

test('Debian is Debian, and Ubuntu is not', () => {
	expect([debian, ubuntu, ''].map((release) => isDebian(release))).toEqual([true, false, false]);
});

test('uses the name that the system gives itself', () => {
	expect([debian, ubuntu, ''].map((release) => systemName(release))).toEqual([
		'Debian GNU/Linux 13 (trixie)',
		'Ubuntu 26.04 LTS',
		undefined,
	]);
});
