import type { PageLink } from '@plumbline/core';
import { expect, test } from 'vitest';
import { addressesToCheck } from './addresses-to-check.ts';

const link = (address: string, kind: PageLink['kind'] = 'external') =>
	({ address, kind }) as PageLink; // only these properties matter here

test('lists each web URL once', () => {
	const links = [
		link('https://a.example/1'),
		link('https://a.example/1', 'internal'),
		link('mailto:a@example.com', 'other'),
		link('https://a.example/', 'jump'),
	];
	expect(addressesToCheck(links)).toEqual(['https://a.example/1']);
});
