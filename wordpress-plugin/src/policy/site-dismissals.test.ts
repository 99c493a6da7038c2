import apiFetch from '@wordpress/api-fetch';
import { expect, test } from 'vitest';
import { askForSite } from './site-dismissals.ts';

test('restoring two dismissals at once restores both', async () => {
	let stored = ['a', 'b', 'c'];
	// Like PHP: reads, changes and writes the list, also for two requests at once.
	apiFetch.setFetchHandler(async ({ data }) => {
		const read = stored;
		await new Promise((resolve) => setTimeout(resolve));
		stored = read.filter((name) => name !== (data as { name: string }).name);
		return stored;
	});

	const answers = await Promise.all(
		['a', 'b'].map((name) => askForSite('DELETE', { kind: 'rule', name })),
	);
	expect(answers).toEqual([['b', 'c'], ['c']]);
	expect(stored).toEqual(['c']);
});
