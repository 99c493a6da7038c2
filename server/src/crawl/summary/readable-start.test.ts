import { expect, test } from 'vitest';
import { readableSite, readableStart } from './readable-start.ts';

test.each([
	['https://xn--bcher-kva.example/m%C3%BCll', 'https://bücher.example/müll', 'bücher.example'],
	['http://xn--wgv71a119e.example:8080/', 'http://日本語.example:8080/', '日本語.example:8080'],
	['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/', '127.0.0.1:8080'],
	['http://[::1]:8080/a', 'http://[::1]:8080/a', '[::1]:8080'],
])('%s is shown as %s', (start, shown, site) => {
	expect(readableStart(start)).toBe(shown);
	expect(readableSite(start)).toBe(site);
});
