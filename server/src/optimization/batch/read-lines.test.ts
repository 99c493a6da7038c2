import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

async function linesOf(chunks: readonly Buffer[], longestBytes = 10) {
	const lines = [];
	for await (const { number, text } of readLines(Readable.from(chunks), longestBytes)) {
		lines.push([number, text]);
	}
	return lines;
}

test('numbers lines and skips empty ones', async () => {
	expect(await linesOf([Buffer.from('\ufeffa\r\n\n  \nb')])).toEqual([
		[1, 'a\r'],
		[4, 'b'],
	]);
});

test('a line that is too long is reported by number, and the next one is read', async () => {
	const chunks = [Buffer.from('123456'), Buffer.from('78901'), Buffer.from('2\nb\n')];
	expect(await linesOf(chunks)).toEqual([
		[1, null],
		[2, 'b'],
	]);
});

test('chunk borders make no difference', async () => {
	const line = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== '');
	const lines = fc.array(line.map((text) => text.replace(/[\n\r\ufeff]/g, '.')));
	const cut = fc.integer({ min: 1, max: 7 });
	await fc.assert(
		fc.asyncProperty(lines, cut, async (texts, size) => {
			const bytes = Buffer.from(texts.join('\n'));
			const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
				bytes.subarray(index * size, (index + 1) * size),
			);
			const expected = bytes
				.toString()
				.split('\n')
				.filter((text) => text.trim() !== '');
			expect((await linesOf(chunks, 1000)).map(([, text]) => text)).toEqual(expected);
		}),
	);
});
