import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { auditSettings, formats } from './audit-settings.ts';
import { reportWriter } from './render-reports.ts';

const report = auditHtml('<html><body><img src="rye.jpg">', { geo: 'us' });

async function partsOf(format: string, pageCount: number): Promise<readonly string[]> {
	const parts: string[] = [];
	const output = new Writable({
		decodeStrings: false,
		highWaterMark: 1,
		write(part, _encoding, done) {
			parts.push(part);
			waiting = Math.max(waiting, output.writableLength);
			setImmediate(done);
		},
	});
	const terminal = { environment: {}, output, columns: null };
	const writer = reportWriter(terminal, await auditSettings({ format }));
	for (let page = 1; page <= pageCount; page++) {
		writer.page({ subject: `${page}.html`, report });
	}
	await writer.end();
	await finished(output.end());
	return parts;
}

/** The most characters ever queued for the slow reader. */
let waiting = 0;

const longest = (parts: readonly string[]) => Math.max(...parts.map(({ length }) => length));

// A JSON report of 3,000 pages exceeds the longest possible JavaScript string.
test.each(formats)('no chunk of a %s report grows with the number of pages', async (format) => {
	const [one, many] = [await partsOf(format, 1), await partsOf(format, 40)];
	expect(longest(many)).toBeLessThan(longest(one) * 1.1);
	expect(many.join('')).toContain('40.html');
});

const documents = formats.filter((format) => format !== 'text');

test.each(documents)('a %s report waits for a slow reader', async (format) => {
	waiting = 0;
	const parts = await partsOf(format, 40);
	expect(waiting).toBe(longest(parts));
});
