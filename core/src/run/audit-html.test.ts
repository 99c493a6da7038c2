import { describe, expect, it } from 'vitest';
import { auditHtml } from './audit-html.ts';

const html = '<!doctype html><title>Rye bread</title><p>Rye bread needs a starter.</p>';
const answeredWith = (...headers: readonly (readonly [string, string])[]) => ({
	geo: 'us',
	url: 'https://example.com/rye',
	response: { status: 200, headers },
	robotsTxt: { status: 404, text: null },
});

describe('auditHtml', () => {
	it.each(['X-Robots-Tag', 'x-robots-tag', 'X-ROBOTS-TAG'])('reads the header %s', (name) => {
		expect(auditHtml(html, answeredWith([name, 'noindex'])).indexable).toBe('no');
		expect(auditHtml(html, answeredWith([name, 'all'])).indexable).toBe('yes');
	});

	it('reads links in the header “Link”', () => {
		const link = '<https://example.com/spelt>; rel="canonical"';
		expect(auditHtml(html, answeredWith(['Link', link])).indexable).toBe('elsewhere');
	});

	it('knows no headers where the caller knows none', () => {
		const options = { ...answeredWith(), response: { status: 200, headers: null } };
		const report = auditHtml(html, options);
		const rule = report.rules.find(({ name }) => name === 'page_charset_is_declared');
		expect(rule?.status).toBe('not_checked');
	});
});
