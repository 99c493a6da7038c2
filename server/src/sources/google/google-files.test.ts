import { expect, test } from 'vitest';
import { parseClientFile, parseServiceAccountFile } from './google-files.ts';

const client = { client_id: 'id', client_secret: 'secret' };

test('reads the file of an OAuth client', () => {
	expect(parseClientFile(JSON.stringify({ installed: client }))).toEqual({
		clientId: 'id',
		clientSecret: 'secret',
	});
});

test.each([
	[JSON.stringify({ web: client }), /type “Web application”.*“Desktop app”/],
	[JSON.stringify({ type: 'service_account' }), /--service-account/],
	['{}', /does not contain an OAuth client/],
	['null', /does not contain an OAuth client/],
	['<html>', /is not JSON/],
])('given %s, says which file to use as a client', (json, message) => {
	expect(() => parseClientFile(json)).toThrow(message);
});

test.each([
	[JSON.stringify({ installed: client }), /--client/],
	[JSON.stringify({ type: 'service_account', private_key: 'secret stuff' }), /cannot be read/],
	['[]', /not belong to a service account/],
])('given %s, says which file to use as a service account', (json, message) => {
	expect(() => parseServiceAccountFile(json)).toThrow(message);
	expect(() => parseServiceAccountFile(json)).not.toThrow(/secret stuff/);
});
