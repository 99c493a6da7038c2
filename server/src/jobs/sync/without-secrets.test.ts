import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SourceError } from '../../sources/source.ts';
import { jobError } from '../run-job.ts';
import { withoutSecrets } from './without-secrets.ts';

const secret = fc
	.string({ minLength: 8, maxLength: 40 })
	.filter((text) => !'Call us….'.includes(text));

test('no part of the credentials stays in an error, whatever it quotes', () => {
	fc.assert(
		fc.property(secret, secret, (key, token) => {
			const credentials = { key, nested: { tokens: [token] } };
			const quote = `Called with ${key} and ${encodeURIComponent(token)}`;
			const errors = [
				new SourceError('refused', quote, { remedy: `Remove ${token}.`, cause: credentials }),
				new Error(quote, { cause: credentials }),
			];
			for (const error of errors) {
				const clean = withoutSecrets(error, credentials);
				const words = jobError(clean) + (clean instanceof Error ? String(clean.cause) : '');
				expect(words).not.toContain(key);
				expect(words).not.toContain(token);
			}
		}),
	);
});

test('the lines of a private key are secrets of their own', () => {
	const credentials = { privateKey: '-----BEGIN-----\nMIIEvQIBADANBg\n-----END-----' };
	const clean = withoutSecrets(new Error('Bad line MIIEvQIBADANBg'), credentials);
	expect(jobError(clean)).not.toContain('MIIEvQIBADANBg');
});

test('advice and retry times stay in an error', () => {
	const error = new SourceError('quota', 'Too much.', { remedy: 'Wait.', retryAfterMs: 5 });
	expect(withoutSecrets(error, { key: 'some-secret-key' })).toMatchObject({
		failure: 'quota',
		message: 'Too much.',
		remedy: 'Wait.',
		retryAfterMs: 5,
	});
});
