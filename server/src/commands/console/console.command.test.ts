import { expect, test } from 'vitest';
import { runCommand } from '../../testing/run-command.ts';

test('the link leads to the server under the name that browsers use', async () => {
	const { output, code } = await runCommand(['console'], { HOST: '0.0.0.0', PORT: '9000' });
	expect(code).toBe(0);
	expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9000\/#sign-in=pls_[\w-]{43}\n$/);
	const outside = await runCommand(['console', '--url', 'https://seo.example.com/x', '--json']);
	expect(JSON.parse(outside.output)).toEqual({
		url: expect.stringMatching(/^https:\/\/seo\.example\.com\/#sign-in=pls_/),
		account: 'default',
	});
});

test('a URL without a scheme is refused', async () => {
	const { code, errors } = await runCommand(['console', '--url', 'seo.example.com']);
	expect(code).toBe(2);
	expect(errors).toContain('--url: “seo.example.com” is not a URL.');
});
