import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { dateEntries } from './zip-dates.ts';

const text = (content: string) => new TextEncoder().encode(content);

/** The days of all entries, in both places that name them. */
function daysOf(zip: Buffer): readonly number[] {
	const starts = (sign: string) =>
		[...zip.toString('latin1').matchAll(new RegExp(`PK${sign}`, 'g'))].map(({ index }) => index);
	return [
		...starts('\x03\x04').map((at) => zip.readUInt16LE(at + 12)),
		...starts('\x01\x02').map((at) => zip.readUInt16LE(at + 14)),
	];
}

test('entries without a day get a valid one, and all else stays', () => {
	const files = { 'page.js': text('rye'.repeat(50)), '_locales/ja/a.json': text('パン') };
	const zip = Buffer.from(zipSync(files, { mtime: '1980-01-01T12:00' }));
	const whole = Buffer.from(zip);
	const valid = daysOf(zip);
	for (const [sign, place] of [
		['\x03\x04', 12],
		['\x01\x02', 14],
	] as const)
		for (const { index } of zip.toString('latin1').matchAll(new RegExp(`PK${sign}`, 'g')))
			zip.writeUInt16LE(0, index + place);
	expect(daysOf(zip)).toEqual([0, 0, 0, 0]);

	dateEntries(zip);

	expect(daysOf(zip)).toEqual(valid);
	expect(zip.equals(whole)).toBe(true);
	expect(Object.keys(unzipSync(zip))).toEqual(Object.keys(files));
});

test('a day that is there stays, and anything but a zip is refused', () => {
	const zip = Buffer.from(zipSync({ a: text('a') }, { mtime: '2026-11-28T12:00' }));
	const before = daysOf(zip);

	dateEntries(zip);

	expect(daysOf(zip)).toEqual(before);
	expect(() => dateEntries(Buffer.from('rye'))).toThrow('not a zip');
});
