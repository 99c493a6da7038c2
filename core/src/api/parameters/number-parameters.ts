import * as z from 'zod/mini';
import { plainForm } from './documented.ts';
import { parseList } from './parse-list.ts';

/** A whole number from `least` to `most`, as a number or in digits. */
export function wholeNumber(least: number, most: number, wanted: string) {
	const error = `${wanted} A whole number from ${least} to ${most}.`;
	const digits = z.string().check(z.trim(), z.regex(/^\d{1,15}$/, { error }));
	return z.pipe(z.union([z.int(), digits], { error }), z.transform(Number)).check(
		z.minimum(least, { error }),
		z.maximum(most, { error }),
		z.meta({
			description: `${wanted} From ${least} to ${most}.`,
			[plainForm]: { type: 'integer', minimum: least, maximum: most },
		}),
	);
}

const largestId = 2 ** 31 - 1;

/** Ids separated by commas, repeated, or a JSON array of numbers or texts; each once. */
export function ids(wanted: string) {
	const one = z.union([z.int(), z.string()], { error: wanted });
	return z
		.pipe(
			z.union([one, z.array(one)], { error: wanted }),
			z.transform((value) => [...new Set([value].flat().flatMap(idsOf))]),
		)
		.check(
			z.refine((all) => all.length > 0 && all.every(isId), { error: wanted }),
			z.meta({ description: wanted, [plainForm]: idsForm }),
		);
}

const idsForm = {
	anyOf: [
		{ type: 'string', pattern: '^[\\d, ]+$' },
		{ type: 'integer', minimum: 1, maximum: largestId },
		{ type: 'array', items: { type: 'integer', minimum: 1, maximum: largestId } },
	],
};

function idsOf(value: number | string): readonly number[] {
	if (typeof value === 'number') return [value];
	// `Number` would also accept “1e3” and “0x1f”.
	return parseList(value).map((item) => (/^\d+$/.test(item) ? Number(item) : Number.NaN));
}

function isId(value: number): boolean {
	return Number.isInteger(value) && value >= 1 && value <= largestId;
}
