import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the server listens to this machine only, with the API’s defaults', () => {
	expect(readConfig({})).toMatchObject({
		host: '127.0.0.1',
		port: 8787,
		allowGetWrites: true,
		corsOrigins: [],
		rateLimit: null,
	});
});

test('settings are read', () => {
	const config = readConfig({
		PLUMBLINE_GET_WRITES: 'off',
		PLUMBLINE_CORS_ORIGINS: 'https://cms.example, http://localhost:3000',
		PLUMBLINE_RATE_LIMIT: '120',
		PLUMBLINE_RENDER_MEMORY: '1024',
	});
	expect(config).toMatchObject({
		allowGetWrites: false,
		corsOrigins: ['https://cms.example', 'http://localhost:3000'],
		rateLimit: 120,
		renderBudget: { memoryBytes: 1024 * 1024 * 1024, processes: 40 },
	});
});

test.each([
	['PLUMBLINE_ALOW_HOSTS', '“PLUMBLINE_ALLOW_HOSTS”'],
	['PLUMBLINE_SECERT', '“PLUMBLINE_SECRET”'],
	['PLUMBLINE_CORS_ORIGIN', '“PLUMBLINE_CORS_ORIGINS”'],
])('the misspelt %s is refused, and %s suggested', (name, suggestion) => {
	expect(() => readConfig({ [name]: 'x' })).toThrow(`Did you mean ${suggestion}?`);
});

test('variables of other programs do not matter', () => {
	const others = { PLUMBLINE_SERVER: 'x', PLUMBLINE_API_KEY: 'x', PLUMBLINE_CHROMIUM: 'x' };
	expect(() => readConfig({ ...others, PLUMB_LOG: 'x' })).not.toThrow();
});

test.each([
	['PORT', 'eighty'],
	['PLUMBLINE_TRUSTED_PROXIES', '127.0.0.1, proxy'],
	['PLUMBLINE_TRUSTED_PROXIES', '0.0.0.0/0'],
	['PLUMBLINE_TRUSTED_PROXIES', '10.0.0.0/33'],
	['PLUMBLINE_SECRET', 'fifteen letters'],
	['PLUMBLINE_ALLOW_HOSTS', '*:80'],
	['PLUMBLINE_GET_WRITES', 'maybe'],
	['PLUMBLINE_CORS_ORIGINS', '*'],
	['PLUMBLINE_RATE_LIMIT', '-1'],
	['PLUMBLINE_RENDER_MEMORY', '2 GB'],
	['PLUMBLINE_RENDER_PROCESSES', '3'],
	['PLUMBLINE_LOG', 'loud'],
])('the error for %s=%s names it and says what to write instead', (name, value) => {
	expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*Write`));
});
