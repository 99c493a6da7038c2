import { expect, test } from 'vitest';
import { withoutWorldwide } from './without-worldwide.ts';

const connection = (siteId: number, engineKey: string, source = 'google-search-console') => ({
	siteId,
	engineKey,
	source,
});

test('finds one connection of each site that reads only countries', () => {
	const connections = [
		connection(1, 'google_us'),
		connection(1, 'google_gb'),
		connection(2, 'google_us'),
		connection(2, 'google'),
		connection(3, 'google_us', 'google-analytics'),
	];
	expect(withoutWorldwide(connections)).toEqual([connection(1, 'google_us')]);
});
