import { expect, test } from 'vitest';
import { consoleClient } from './console-client.ts';

const secrets = { client_id: 'id', client_secret: 'secret' };
const desktop = JSON.stringify({ installed: secrets });
const web = JSON.stringify({
	web: { ...secrets, redirect_uris: ['https://seo.example.com/sources'] },
});
const client = { clientId: 'id', clientSecret: 'secret' };

test('on this machine a desktop client is enough', () => {
	expect(consoleClient(desktop, 'http://127.0.0.1:8787/sources')).toEqual(client);
	expect(consoleClient(desktop, 'http://localhost:8787/sources')).toEqual(client);
});

test('on a server with a host name, Google redirects only to a URL that the web client lists', () => {
	expect(consoleClient(web, 'https://seo.example.com/sources')).toEqual(client);
	for (const [file, url] of [
		[web, 'https://other.example.com/sources'],
		[desktop, 'https://seo.example.com/sources'],
		['secret', 'https://seo.example.com/sources'],
	] as const) {
		expect(() => consoleClient(file, url)).toThrow(`redirect back to ${url}`);
	}
});
