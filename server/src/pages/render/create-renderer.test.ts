import { expect, onTestFinished, test } from 'vitest';
import { createRenderer } from './create-renderer.ts';
import { defaultRenderLimits } from './render-limits.ts';

test.each([
	['is not there', '/nowhere/chromium'],
	['ends at once', '/bin/false'],
	['says something else', '/bin/echo'],
	['writes without end', '/usr/bin/yes'],
])('a browser that %s fails the page, and nothing else', async (_, browser) => {
	const limits = { ...defaultRenderLimits, pageMs: 300 };
	const renderer = createRenderer({ browser, allowedHosts: new Set(), limits });
	onTestFinished(() => renderer.close());
	const page = { url: 'http://bakery.example/', status: 200, headers: [], html: '<title>Rye' };
	expect(await renderer.render(page)).toEqual({
		kind: 'failed',
		reason: expect.stringContaining(`${browser} does not start`),
	});
});
