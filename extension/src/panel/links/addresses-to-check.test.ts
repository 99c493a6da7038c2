import type { PageLink } from '@plumbline/core';
import { expect, test } from 'vitest';
import { addressesToCheck, hostsOf, MOST_CHECKED } from './addresses-to-check.ts';

const link = (address: string, kind: PageLink['kind'] = 'external') =>
	({ address, kind }) as PageLink; // nothing else of it matters here

test('asks for each web address once', () => {
	const links = [
		link('https://a.example/1'),
		link('https://a.example/1', 'internal'),
		link('mailto:a@example.com', 'other'),
		link('https://a.example/', 'jump'),
	];
	expect(addressesToCheck(links)).toEqual({ all: 1, addresses: ['https://a.example/1'] });
});

test('asks for no more than anybody waits for', () => {
	const links = Array.from({ length: 5000 }, (_, index) => link(`https://a.example/${index}`));
	expect(addressesToCheck(links).addresses).toHaveLength(MOST_CHECKED);
});

test('needs each host once, whatever the port', () => {
	expect(hostsOf(['http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'https://a.example/x'])).toEqual([
		'http://127.0.0.1/*',
		'https://a.example/*',
	]);
});
