import { expect, test } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

test('contains the license of every project whose code is in the scripts', () => {
	const notices = thirdPartyNotices();

	for (const name of [
		'parse5',
		'entities',
		'fflate',
		'tiny-segmenter',
		'@orama/stemmers',
		'BudouX',
		'Unihan',
	])
		expect(notices).toContain(`\n\n${name}`);
	expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(2);
	expect(notices.match(/Redistribution and use in source/g)?.length).toBeGreaterThanOrEqual(1);
	expect(notices).toContain('Apache License');
});
