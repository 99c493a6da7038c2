import { Writable } from 'node:stream';
import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { auditSettings, formats } from './audit-settings.ts';
import { reportWriter } from './render-reports.ts';

const report = auditHtml('<html><body><img src="rye.jpg">', { geo: 'us' });

function partsOf(format: string, pageCount: number): readonly string[] {
	const parts: string[] = [];
	const output = new Writable({
		decodeStrings: false,
		write(part, _encoding, done) {
			parts.push(part);
			done();
		},
	});
	const terminal = { environment: {}, output, columns: null };
	const writer = reportWriter(terminal, auditSettings({ format }));
	for (let page = 1; page <= pageCount; page++) writer.page({ subject: `${page}.html`, report });
	writer.end();
	return parts;
}

const longest = (parts: readonly string[]) => Math.max(...parts.map(({ length }) => length));

// A JSON report of 3,000 pages is longer than a text can be in JavaScript.
test.each(formats)('no part of a report as %s grows with the number of pages', (format) => {
	const [one, many] = [partsOf(format, 1), partsOf(format, 40)];
	expect(longest(many)).toBeLessThan(longest(one) * 1.1);
	expect(many.join('')).toContain('40.html');
});
