import apiFetch from '@wordpress/api-fetch';
import { expect, test } from 'vitest';
import { createBlockingChanges } from './blocking-changes.ts';
import type { Blocking } from './screen-settings.ts';

const rule = (name: string): Blocking => ({ rule: name, post_types: [], roles: [] });
const without = (name: string) => (kept: readonly Blocking[]) =>
	kept.filter((one) => one.rule !== name);

/** Stores the last request, and answers with it. */
function wordPress({ fails = 0 } = {}) {
	let failures = fails;
	let stored: readonly Blocking[] = [];
	apiFetch.setFetchHandler(async ({ data }) => {
		if (failures-- > 0) throw { code: 'fetch_error', message: 'Offline.' };
		stored = (data as { blocking: readonly Blocking[] }).blocking;
		return stored;
	});
	return () => stored.map((one) => one.rule);
}

test('a rule stays removed when the next one is removed before the server answers', async () => {
	const stored = wordPress();
	const change = createBlockingChanges([rule('a'), rule('b'), rule('c')]);

	await Promise.all([change(without('a')), change(without('b'))]);
	expect(stored()).toEqual(['c']);
});

test('a failed change does not undo the others', async () => {
	const stored = wordPress({ fails: 1 });
	const change = createBlockingChanges([rule('a'), rule('b')]);

	const [first, second] = await Promise.allSettled([change(without('a')), change(without('b'))]);
	expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
	expect(stored()).toEqual(['a']);
});
