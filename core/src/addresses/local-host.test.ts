import { describe, expect, it } from 'vitest';
import { isLocalHost, isStagingHost, isUnpublished } from './local-host.ts';

describe('isLocalHost', () => {
	it.each([
		['localhost', true],
		['app.localhost', true],
		['127.0.0.1', true],
		['10.1.2.3', true],
		['172.16.0.1', true],
		['172.32.0.1', false],
		['192.168.1.1', true],
		['169.254.169.254', true],
		['[::1]', true],
		['[fd00::1]', true],
		['[2606:4700::1111]', false],
		['8.8.8.8', false],
		['printer.local', true],
		['shop.test', true],
		['test.com', false],
		['10.example.com', false],
		['local.example.com', false],
		['example.com', false],
	])('%s: %j', (host, isLocal) => {
		expect(isLocalHost(host)).toBe(isLocal);
	});
});

describe('isStagingHost', () => {
	it.each([
		['staging.example.com', true],
		['www-staging.example.com', true],
		['example-stg2.example.net', true],
		['dev.mysql.com', false],
		['stage.univ.example.fr', false],
		['upstaging.example.com', false],
		['www.example.com', false],
	])('%s: %j', (host, isStaging) => {
		expect(isStagingHost(host)).toBe(isStaging);
	});
});

describe('isUnpublished', () => {
	it.each([
		['http://localhost:8080/bread', true],
		['https://staging.example.com/', true],
		['file:///home/baker/bread.html', true],
		['https://example.com/', false],
		['not an address', false],
		[null, false],
	])('%j: %j', (url, isIt) => {
		expect(isUnpublished(url)).toBe(isIt);
	});
});
