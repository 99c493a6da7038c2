import * as z from 'zod/mini';
import { plainForm } from './documented.ts';
import { parseList } from './parse-list.ts';

// Parameters arrive as text from a query or a form and as values from JSON. Each kind accepts both,
// and describes its format in one sentence, which is also the error message.

const yes = ['true', '1', 'yes'] as const;
const no = ['false', '0', 'no'] as const;

export function text(wanted: string) {
	return z
		.string({ error: wanted })
		.check(z.trim(), z.minLength(1, { error: wanted }), storable(wanted), meta(wanted));
}

export function flag(wanted: string, whenAbsent = false) {
	const written = z.enum([...yes, ...no]);
	const error = `${wanted} Write true or false.`;
	return z
		.pipe(
			z.union([z.boolean(), written], { error }),
			z.transform((value) => value === true || yes.some((word) => word === value)),
		)
		.check(meta(wanted, { type: 'boolean', default: whenAbsent }));
}

export function choice<const Values extends readonly [string, ...string[]]>(
	values: Values,
	wanted: string,
) {
	return z.enum(values, { error: `${wanted} Allowed: ${values.join(', ')}.` }).check(meta(wanted));
}

/** One or several values, never split: repeated, or a JSON array. */
export function texts(wanted: string) {
	const one = z.string({ error: wanted }).check(storable(wanted));
	return z
		.pipe(
			z.union([one, z.array(one)], { error: wanted }),
			z.transform((value) => [value].flat().map(trimmed).filter(Boolean)),
		)
		.check(meta(wanted));
}

/** Names separated by commas, repeated, or a JSON array. */
export function names(wanted: string) {
	const one = z.string({ error: wanted });
	return z
		.pipe(
			z.union([one, z.array(one)], { error: wanted }),
			z.transform((value) => [value].flat().join(',').split(',').map(trimmed).filter(Boolean)),
		)
		.check(meta(wanted));
}

/** Marks in the schema that a parameter may be a comma-separated list. */
export const commaList = 'x-comma-list';

/**
 * A comma-separated list, in which quotes enclose items that contain commas; or an array, in which
 * each element is one item.
 */
export function list(wanted: string) {
	const one = z.string({ error: wanted });
	return z
		.pipe(
			z.union([one, z.array(one)], { error: wanted }),
			z.transform((value) =>
				typeof value === 'string' ? parseList(value) : value.map(trimmed).filter(Boolean),
			),
		)
		.check(z.minLength(1, { error: wanted }), z.meta({ description: wanted, [commaList]: true }));
}

export function country(wanted: string) {
	return z
		.pipe(
			z.string({ error: wanted }).check(z.trim(), z.regex(/^[a-z]{2}$/i, { error: wanted })),
			z.transform((value) => countryCode(value.toLowerCase())),
		)
		.check(meta(wanted, { type: 'string', pattern: '^[A-Za-z]{2}$' }));
}

export function statusCode(wanted: string) {
	const digits = z.string().check(z.regex(/^[1-5]\d\d$/, { error: wanted }));
	return z
		.pipe(z.union([z.int(), digits], { error: wanted }), z.transform(Number))
		.check(
			z.minimum(100, { error: wanted }),
			z.maximum(599, { error: wanted }),
			meta(wanted, { type: 'integer', minimum: 100, maximum: 599 }),
		);
}

/** HTTP headers: a JSON object, or lines of `Name: value`. */
export function headerList(wanted: string) {
	const line = z.string({ error: wanted });
	return z
		.pipe(
			z.union([line, z.array(line), z.record(z.string(), z.string())], { error: wanted }),
			z.transform((value) => (isLines(value) ? fromLines([value].flat()) : Object.entries(value))),
		)
		.check(
			z.refine((headers) => headers.every(isHeader), { error: wanted }),
			meta(wanted),
		);
}

export type HeaderPair = readonly [name: string, value: string];

function meta(description: string, plain?: Readonly<Record<string, unknown>>) {
	return z.meta({ description, ...(plain && { [plainForm]: plain }) });
}

/** No database accepts this character in text, and no real text contains it. */
function storable(wanted: string) {
	return z.refine<string>((value) => !value.includes('\0'), { error: wanted });
}

function trimmed(value: string): string {
	return value.trim();
}

// ISO 3166 says gb; people say uk.
function countryCode(code: string): string {
	return code === 'uk' ? 'gb' : code;
}

function isLines(value: string | string[] | Record<string, string>): value is string | string[] {
	return typeof value === 'string' || Array.isArray(value);
}

function fromLines(texts: readonly string[]): HeaderPair[] {
	const lines = texts
		.flatMap((value) => value.split(/\r?\n/))
		.filter((value) => value.trim() !== '');
	return lines.map((line) => {
		const colon = line.indexOf(':');
		return colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
	});
}

/** RFC 9110 field name; a value of one line. */
function isHeader([name, value]: HeaderPair): boolean {
	return /^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name) && /^[\t\x20-\x7e\x80-\uffff]+$/.test(value);
}
