import type { Endpoint } from '@plumbline/core/api';
import * as z from 'zod';
import type { ToolAnswer } from '../tool.ts';

/** In bytes of JSON; with what is repeated on each page, an item of this size still fits. */
const largestPart = 2400;
const largestHead = 900;
/** In bytes of JSON. The rest is on the page. */
const largestText = 1200;

export const operationHead = z.object({
	provenance: z.object({ operation: z.string(), asked_at: z.iso.datetime() }),
	quoted: z.record(z.string(), z.unknown()).describe('Single values of the answer.'),
});

export const operationItem = z.object({
	field: z.string().describe('The field of the answer that it belongs to.'),
	part: z.optional(z.string()).describe('Such as 2/3: a value too large for one item.'),
	quoted: z.unknown(),
});

type Item = z.infer<typeof operationItem>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * The answer of any operation: single values first, and an item for each row of its lists. All of it
 * may have been written by others, so that all of it is below “quoted”.
 */
export function operationAnswer(
	{ name }: Endpoint,
	answered: unknown,
	now: Date,
): ToolAnswer<z.infer<typeof operationHead>, Item> {
	const head: Record<string, unknown> = {};
	const items: Item[] = [];
	for (const [field, value] of fieldsOf(answered)) {
		if (isRows(value)) items.push(...value.flatMap((row) => itemsOf(field, row)));
		else if (bytesOf({ ...head, [field]: value }) <= largestHead) head[field] = value;
		else items.push(...itemsOf(field, value));
	}
	const provenance = { operation: name, asked_at: now.toISOString() };
	return { head: { provenance, quoted: head }, items };
}

const fieldsOf = (answered: unknown) =>
	Object.entries<unknown>(Array.isArray(answered) ? { rows: answered } : Object(answered)).map(
		([name, value]) => [name, short(value)] as const,
	);

/** A list of objects; a list of days or names is one value. */
const isRows = (value: unknown): value is readonly unknown[] =>
	Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null);

function itemsOf(field: string, value: unknown): Item[] {
	const parts = partsOf(value);
	if (parts.length === 1) return [{ field, quoted: value }];
	return parts.map((quoted, index) => ({ field, part: `${index + 1}/${parts.length}`, quoted }));
}

/** The value in parts that fit, each of its shape, which together are the whole value. */
function partsOf(value: unknown): readonly unknown[] {
	if (typeof value !== 'object' || value === null || fits(value)) return [value];
	const parts: Fields[] = [];
	let part: Fields = {};
	for (const [name, inner] of Object.entries(value)) {
		for (const piece of partsOf(inner)) {
			if (name in part || !fits({ ...part, [name]: piece })) {
				parts.push(part);
				part = {};
			}
			part = { ...part, [name]: piece };
		}
	}
	const filled = [...parts, part].filter((each) => Object.keys(each).length > 0);
	return Array.isArray(value) ? filled.map(Object.values) : filled;
}

const fits = (value: unknown) => bytesOf(value) <= largestPart;

/** The value with long texts cut. */
function short(value: unknown): unknown {
	if (typeof value === 'string') return shortText(value);
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(short);
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, short(inner)]));
}

function shortText(text: string): string {
	let cut = text.slice(0, largestText);
	while (bytesOf(cut) > largestText) cut = cut.slice(0, cut.length * 0.9);
	return cut === text ? text : `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
