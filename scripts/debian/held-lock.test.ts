import { expect, test } from 'vitest';
import { heldLock } from './held-lock.ts';

test.each([
	[
		'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)\n' +
			'E: Unable to lock directory /var/lib/apt/lists/',
		'/var/lib/apt/lists/lock, held by process 4711 (apt-get)',
	],
	[
		'Waiting for cache lock: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 12 (dpkg)...',
		'/var/lib/dpkg/lock-frontend, held by process 12 (dpkg)',
	],
	[
		'E: Could not get lock /var/lib/dpkg/lock-frontend - open (11: Resource temporarily unavailable)',
		'/var/lib/dpkg/lock-frontend',
	],
	[
		'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend)',
		'one of its folders',
	],
	['E: Unable to lock the download directory', 'one of its folders'],
	['E: Unable to locate package lockfile-progs', undefined],
])('reads from %j', (output, lock) => {
	expect(heldLock(output)).toBe(lock);
});
